import { formPages } from "#contract/forms.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { Brand } from "#load/schema/brand.ts";
import type { ContactPageContent } from "#load/schema/contact.ts";
import { formatPhone, getPhoneUrl } from "#locale/phone.ts";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";

/** What to write to us about, the two forms, and the office. */
export function ContactHero({ page, brand }: { page: ContentPage<"contact">; brand: Brand }) {
  const { content, t } = page;
  return (
    <PageHero
      {...content.hero}
      actions={[
        { href: `#${formPages.contactMessage.fragment}`, label: content.ways.question.action },
        { href: `#${formPages.prospect.fragment}`, label: t["action.talk"] },
      ]}
      picture="beside"
    >
      <Office content={content.office} brand={brand} />
    </PageHero>
  );
}

function Office({
  content,
  brand: { office, email },
}: {
  content: ContactPageContent["office"];
  brand: Brand;
}) {
  return (
    <Card variant="main" className="p-6 sm:p-8">
      <h2 className="font-bold text-subtitle tracking-subtitle">{content.title}</h2>
      <address className="mt-3 grid gap-x-8 gap-y-4 wrap-anywhere not-italic sm:grid-cols-2">
        <p>
          {office.street}
          <br />
          {office.postalCode} {office.city}
          <br />
          {content.country}
        </p>
        <dl className="grid gap-3 border-line max-sm:border-t max-sm:pt-4 sm:border-l sm:pl-8">
          <Channel
            name={content.phone}
            value={formatPhone(office.phone)}
            href={getPhoneUrl(office.phone)}
          />
          <Channel name={content.email} value={email.general} href={`mailto:${email.general}`} />
        </dl>
      </address>
    </Card>
  );
}

function Channel({ name, value, href }: { name: string; value: string; href: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd>
        <a href={href} className="inline-block py-0.5 font-semibold underline touch:py-2.5">
          {value}
        </a>
      </dd>
    </div>
  );
}
