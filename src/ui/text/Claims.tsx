/** Short claims separated by middle dots. Lines break between claims only, and none ends with a dot. */
export function Claims({ children }: { children: string }) {
  const claims = children.split(" · ");
  return (
    <span className="block overflow-x-clip">
      {/* The dot before the first claim of a line is outside and therefore clipped. */}
      <span className="-ml-4 flex flex-wrap">
        {claims.map((claim, index) => (
          <span key={claim} className="relative pl-4">
            {index > 0 && (
              <>
                <span
                  className="ground-mark absolute top-2.5 left-1.5 size-0.75 rounded-pill bg-current"
                  aria-hidden="true"
                />
                <span className="sr-only"> · </span>
              </>
            )}
            {claim}
          </span>
        ))}
      </span>
    </span>
  );
}
