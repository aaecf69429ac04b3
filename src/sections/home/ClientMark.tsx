const shapes = {
  rings: (
    <>
      <circle cx="9" cy="12" r="7" className="fill-none stroke-current" strokeWidth="3" />
      <circle cx="15" cy="12" r="7" className="fill-none stroke-current" strokeWidth="3" />
    </>
  ),
  quarter: <path d="M3 21V3A18 18 0 0 1 21 21Z" className="fill-current" />,
  arc: (
    <path
      d="M4 20A16 16 0 0 1 20 4M12 20A8 8 0 0 1 20 12"
      className="fill-none stroke-current"
      strokeWidth="3.5"
    />
  ),
  stack: <path d="M12 2 22 8 12 14 2 8ZM2 13l10 6 10-6v4l-10 6-10-6Z" className="fill-current" />,
  bars: <path d="M3 21V11h4v10ZM10 21V3h4v18ZM17 21V7h4v14Z" className="fill-current" />,
  half: <path d="M12 2a10 10 0 0 0 0 20ZM14 6a6 6 0 0 1 0 12Z" className="fill-current" />,
};

/** The drawn logo of a sample client. Decorative: the name is beside it. */
export function ClientMark({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
      {shapes[shape]}
    </svg>
  );
}
