import type { OrganizationContent } from "#load/schema/organization";

/** Who is responsible for the data: the organisation as a ring, IDI as a dot, the agreement between them. */
export function DataRoles({ roles }: { roles: OrganizationContent["council"]["roles"] }) {
  const { controller, processor, between } = roles;
  return (
    <div>
      <svg viewBox="0 0 480 104" className="block h-auto w-full" aria-hidden="true">
        <path
          d="M96 52H384"
          className="stroke-on-deep"
          strokeWidth="3"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <circle cx="52" cy="52" r="40" className="fill-none stroke-on-deep" strokeWidth="12" />
        <circle cx="432" cy="52" r="44" className="fill-producer" />
      </svg>
      <p className="-mt-3 text-center text-fine text-on-deep-soft">{between}</p>
      <div className="mt-4 grid grid-cols-2 gap-8">
        <p>
          <span className="block font-semibold">{controller.title}</span>
          <span className="text-on-deep-soft text-small">{controller.text}</span>
        </p>
        <p className="text-right">
          <span className="block font-semibold">{processor.title}</span>
          <span className="text-on-deep-soft text-small">{processor.text}</span>
        </p>
      </div>
    </div>
  );
}
