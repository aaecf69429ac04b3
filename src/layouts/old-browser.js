// For browsers that know no modules, so in words that they understand. No other one fetches it.
(function () {
  var script = document.querySelector("script[nomodule]");
  var note = document.createElement("p");
  note.className = "old-browser";
  note.appendChild(document.createTextNode((script && script.getAttribute("data-message")) || ""));
  document.body.insertBefore(note, document.body.firstChild);
})();
