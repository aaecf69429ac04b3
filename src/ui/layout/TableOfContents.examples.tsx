import { TableOfContents } from "./TableOfContents.tsx";

export const examples = {
  parts: (
    <TableOfContents
      title="In this guide"
      groups={[
        {
          title: "See",
          entries: [{ id: "TableOfContents", number: 1, title: "What this list shows" }],
        },
        { title: "Do", entries: [{ id: "gallery", number: 2, title: "Back to the start" }] },
      ]}
    />
  ),
  appendix: (
    <TableOfContents
      title="In this agreement"
      groups={[
        { entries: [{ id: "TableOfContents", number: 1, title: "What this list shows" }] },
        {
          title: "Appendix: a part with a link of its own",
          id: "gallery",
          entries: [{ id: "TableOfContents", number: undefined, title: "Annex without a number" }],
        },
      ]}
    />
  ),
};
