// The page as it was loaded.

learn(app);
nodes.delete("undefined");
dress(app);
settle();
document.querySelectorAll("[data-focus]").forEach(focusField);
begin();
connect();
