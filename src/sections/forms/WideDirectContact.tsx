import type { PageContext } from "#load/page-context.ts";
import { DirectContact } from "#ui/forms/DirectContact.tsx";

/** Other ways to reach us, where there is room beside a form. */
export function WideDirectContact({ page: { t } }: { page: PageContext }) {
  return (
    <DirectContact
      texts={{ direct: t["form.direct"], phone: t["site.phone"], email: t["site.email"] }}
      className="mt-7 border-edge/35 border-t pt-5 not-print:max-lg:hidden"
    />
  );
}
