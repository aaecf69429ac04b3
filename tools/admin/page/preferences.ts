const key = "sveltia-cms.prefs";

// The page is beside the form: after saving, an editor sees it and goes on.
if (localStorage.getItem(key) === null) {
  localStorage.setItem(key, JSON.stringify({ closeOnSave: false }));
}

export {};
