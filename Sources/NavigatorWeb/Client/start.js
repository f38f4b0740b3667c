// The page as it was loaded.

learn(app);
nodes.delete("undefined");
finish(wholePage());
focusWanted(app);
begin();
connect();
