import type { ContactPageContent } from "#load/schema/contact";
import type { Facts } from "#load/schema/facts";
import { Card } from "#ui/layout/Card.tsx";

/** The office: its address, and links that call it or write to it. */
export function Office({
  content,
  office,
}: {
  content: ContactPageContent["office"];
  office: Facts["office"];
}) {
  return (
    <div className="relative z-1 mx-4 -mt-10 md:absolute md:top-1/2 md:right-6 md:m-0 md:-translate-y-1/2 lg:right-10">
      <Card main className="p-6 sm:p-8">
        <h2 className="font-bold text-subtitle tracking-subtitle">{content.title}</h2>
        <address className="mt-3 wrap-anywhere not-italic">
          <p>
            {office.street}
            <br />
            {office.postalCode} {office.city}
            <br />
            {content.country}
          </p>
          <dl className="mt-4 grid gap-3 border-line border-t pt-4">
            <Channel
              name={content.phone}
              value={office.phone}
              href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}
            />
            <Channel name={content.email} value={office.email} href={`mailto:${office.email}`} />
          </dl>
        </address>
      </Card>
    </div>
  );
}

function Channel({ name, value, href }: { name: string; value: string; href: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd>
        <a href={href} className="inline-block py-0.5 font-semibold underline touch:py-2.5">
          {value.replaceAll(" ", "\u00a0")}
        </a>
      </dd>
    </div>
  );
}
