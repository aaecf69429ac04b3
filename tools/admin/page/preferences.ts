const key = "sveltia-cms.prefs";

// The page stands beside the form: who has saved wants to see it, and to go on.
if (localStorage.getItem(key) === null) {
  localStorage.setItem(key, JSON.stringify({ closeOnSave: false }));
}

export {};
