import type { ShownClient } from "#load/content";
import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { ClientMark } from "./ClientMark.tsx";

/** The organisations that use the product: their logos, or their names. */
export function Clients({
  content,
  clients,
}: {
  content: HomeContent["clients"];
  clients: ShownClient[];
}) {
  if (clients.length === 0) return null;
  return (
    <Section label={content.title} spacing="pb-12">
      <p className="text-small text-soft">{content.title}</p>
      <ul className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {clients.map((client) => (
          <li
            key={client.name}
            className="flex items-center gap-2.5 font-semibold text-soft text-subtitle tracking-subtitle"
          >
            {client.logo ? (
              <Logo {...client} logo={client.logo} />
            ) : (
              <>
                {client.mark && <ClientMark shape={client.mark} />}
                {client.name}
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A logo; on dark paper its dark form, or itself on a light ground. */
function Logo({ name, logo, logoDark }: ShownClient & { logo: NonNullable<ShownClient["logo"]> }) {
  const picture = <img {...logo} alt={name} loading="lazy" decoding="async" />;
  if (!logoDark) return <span className="logo-ground ground-mark">{picture}</span>;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={logoDark.srcSet ?? logoDark.src}
        width={logoDark.width}
        height={logoDark.height}
      />
      {picture}
    </picture>
  );
}
