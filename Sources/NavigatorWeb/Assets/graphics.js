var e,t=o=>void(e=o);var r=o=>{t(o)},i=()=>{};export{i as follow,r as start};
