import { Headline } from "./Headline.tsx";
import { Lead } from "./Lead.tsx";

/** The title of a section and its lead; `spacing` is that of the lead, `variant` how loud the title is. */
export function Intro({
  id,
  content,
  spacing = "mt-4",
  variant = "title",
}: {
  id: string;
  content: { title: string; lead: string };
  spacing?: string;
  variant?: "title" | "heading";
}) {
  return (
    <>
      <Headline level={2} variant={variant} id={id}>
        {content.title}
      </Headline>
      <Lead className={spacing}>{content.lead}</Lead>
    </>
  );
}
