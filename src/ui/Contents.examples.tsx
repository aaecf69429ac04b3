import { Contents } from "./Contents.tsx";

export const examples = {
  parts: (
    <Contents
      title="In this guide"
      groups={[
        { title: "See", entries: [{ id: "Contents", number: 1, title: "What this list shows" }] },
        { title: "Do", entries: [{ id: "gallery", number: 2, title: "Back to the start" }] },
      ]}
    />
  ),
};
