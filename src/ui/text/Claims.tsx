/** Short claims separated by middle dots: lines break between claims only. */
export function Claims({ children }: { children: string }) {
  const claims = children.split(" · ");
  return claims.map((claim, index) => (
    <span key={claim}>
      <span className="inline-block">
        {claim}
        {index < claims.length - 1 && " ·"}
      </span>{" "}
    </span>
  ));
}
