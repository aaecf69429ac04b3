/** A tab: the id of its panel, which is also its fragment, and its label. */
export interface TabLink {
  id: string;
  label: string;
}

const tabClasses = {
  vertical: {
    list: "grid border-line border-l-2",
    tab: "-ml-0.5 block border-transparent border-l-2 py-1.75 pl-5 text-small touch:py-3",
  },
  horizontal: {
    list: "grid grid-cols-2 border-line sm:flex sm:gap-x-8 sm:border-b-2",
    tab: "block border-line border-b-2 py-2.5 sm:-mb-0.5 sm:border-transparent",
  },
};

/** Links to panels elsewhere on the page, which `fragment-tabs.ts` turns into tabs. */
export function TabLinks({
  label,
  tabs,
  orientation,
}: {
  label: string;
  tabs: TabLink[];
  orientation: keyof typeof tabClasses;
}) {
  const classes = tabClasses[orientation];
  return (
    <nav data-screen-only data-tab-links={orientation} aria-label={label}>
      <ul className={classes.list}>
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`${classes.tab} text-soft hover:text-ink aria-selected:border-producer aria-selected:font-semibold aria-selected:text-ink`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
