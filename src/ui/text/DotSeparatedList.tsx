/** Phrases separated by middle dots. Lines break between phrases only, and none ends with a dot. */
export function DotSeparatedList({ children }: { children: string }) {
  const phrases = children.split(" · ");
  return (
    <span className="block overflow-x-clip">
      {/* The dot before the first phrase of a line is outside and therefore clipped. */}
      <span className="-ml-4 flex flex-wrap">
        {phrases.map((phrase, index) => (
          <span key={phrase} className="relative pl-4">
            {index > 0 && (
              <>
                <span
                  className="ground-mark absolute top-2.5 left-1.5 size-0.75 rounded-pill bg-current"
                  aria-hidden="true"
                />
                <span className="sr-only"> · </span>
              </>
            )}
            {phrase}
          </span>
        ))}
      </span>
    </span>
  );
}
