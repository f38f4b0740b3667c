// The page as it was loaded.

learn(app);
nodes.delete("undefined");
finish(wholePage());
document.querySelectorAll("[data-focus]").forEach((node) => beforeFrame(() => focusField(node)));
begin();
connect();
