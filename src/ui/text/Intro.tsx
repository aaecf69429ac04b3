import { Headline } from "./Headline.tsx";
import { Lead } from "./Lead.tsx";

/** The title and the lead of a section. `spacing` is between them, `variant` the size of the title. */
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
