import type { LoadedClient } from "#load/content.ts";
import { ClientMark } from "./ClientMark.tsx";

/** Organisations that use the product, with their logos or names. */
export function Clients({ title, clients }: { title: string; clients: LoadedClient[] }) {
  if (clients.length === 0) return null;
  return (
    <div id="clients" className="basis-full text-soft">
      <p className="text-small">{title}</p>
      <ul className="mt-1 grid max-w-96 grid-cols-2 items-center gap-x-4 gap-y-1.5 sm:flex sm:flex-wrap xl:max-w-none">
        {clients.map((client) => (
          <li
            key={client.name}
            className="flex items-center gap-1.5 wrap-anywhere font-semibold text-note"
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
    </div>
  );
}

/** A logo; in the dark scheme its dark variant, or the same one on a light background. */
function Logo({
  name,
  logo,
  logoDark,
}: LoadedClient & { logo: NonNullable<LoadedClient["logo"]> }) {
  const picture = <img {...logo} alt={name} loading="lazy" decoding="async" />;
  if (!logoDark) return <span className="logo-ground ground-mark">{picture}</span>;
  return (
    <picture>
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={logoDark.srcSet ?? logoDark.src}
        width={logoDark.width}
        height={logoDark.height}
      />
      {picture}
    </picture>
  );
}
