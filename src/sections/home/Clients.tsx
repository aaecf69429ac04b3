import type { Client } from "#load/schema/clients";
import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { ClientMark } from "./ClientMark.tsx";

/** The names of organisations that use the product. */
export function Clients({
  content,
  clients,
}: {
  content: HomeContent["clients"];
  clients: Client[];
}) {
  return (
    <Section label={content.title} spacing="pb-12">
      <p className="text-small text-soft">{content.title}</p>
      <ul className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {clients.map((client) => (
          <li
            key={client.name}
            className="flex items-center gap-2.5 font-semibold text-soft text-subtitle tracking-subtitle"
          >
            <ClientMark shape={client.mark} />
            {client.name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
