import { ShareBar } from "./ShareBar.tsx";

export const examples = {
  half: (
    <ShareBar
      from={48}
      to={53}
      part={{ label: "three factors", value: "48–53%" }}
      rest={{ label: "the rest", value: "47–52%" }}
      description="Three factors explain 48 to 53 percent."
    />
  ),
};
