import type { NavigationLink } from "./navigation.ts";

/** An item of a list of links, which says whether it leads to the current page. */
export function NavLink({
  link,
  className,
  itemClassName,
}: {
  link: NavigationLink;
  className: string;
  itemClassName?: string;
}) {
  return (
    <li className={itemClassName}>
      <a href={link.href} aria-current={link.isCurrent ? "page" : undefined} className={className}>
        {link.label}
      </a>
    </li>
  );
}
