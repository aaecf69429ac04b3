import { TextAlternative } from "./TextAlternative.tsx";

const columns = ["Person or group", "Self-view", "Colleagues’ view", "Gap"];

export const examples = {
  "One person": (
    <TextAlternative
      label="Read as text"
      table={{
        caption: "Directiveness: from 0 (Asking) to 100 (Telling).",
        columns,
        rows: [["Person", "Processor (34 · 32)", "Motivator (77 · 69)", "57"]],
      }}
    />
  ),
  "Several, one without answers": (
    <TextAlternative
      label="Read as text"
      table={{
        caption: "Directiveness: from 0 (Asking) to 100 (Telling).",
        columns,
        rows: [
          ["Board", "Rapporteur (36 · 70)", "Producer (77 · 27)", "60"],
          ["Somebody new", "Rapporteur (32 · 66)", "–", "–"],
        ],
      }}
    />
  ),
};
