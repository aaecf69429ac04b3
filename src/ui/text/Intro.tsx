import { Headline } from "./Headline.tsx";
import { Lead } from "./Lead.tsx";

/** The title of a section and its lead; `spacing` is that of the lead. */
export function Intro({
  id,
  content,
  spacing = "mt-4",
}: {
  id: string;
  content: { title: string; lead: string };
  spacing?: string;
}) {
  return (
    <>
      <Headline level={2} variant="title" id={id}>
        {content.title}
      </Headline>
      <Lead className={spacing}>{content.lead}</Lead>
    </>
  );
}
