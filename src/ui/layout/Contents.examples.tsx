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
  appendix: (
    <Contents
      title="In this agreement"
      groups={[
        { entries: [{ id: "Contents", number: 1, title: "What this list shows" }] },
        {
          title: "Appendix: a part with a link of its own",
          id: "gallery",
          entries: [{ id: "Contents", number: undefined, title: "Annex without a number" }],
        },
      ]}
    />
  ),
};
