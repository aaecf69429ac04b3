/**
 * Sveltia leaves a form empty if it is opened directly from another form of its group, by an address or a
 * link: it sets its panes up only when the group changes. So the list of the group is opened in between.
 */
addEventListener("hashchange", (event) => {
  const { isTrusted, oldURL, newURL } = event;
  const [from, to] = [oldURL, newURL].map((address) => form.exec(address));
  if (!isTrusted || !from || !to || from[1] !== to[1] || from[2] === to[2]) return;
  event.stopImmediatePropagation();
  show(oldURL, newURL.replace(form, "#/collections/$1"));
  setTimeout(() => show(location.href, newURL));
});

const form = /#\/collections\/([^/]+)\/entries\/([^?]+).*/;

function show(oldURL: string, newURL: string): void {
  history.replaceState(history.state, "", newURL);
  dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL }));
}

export {};
