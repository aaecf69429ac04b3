export function KeyFigureList({ figures }: { figures: { figure: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-3">
      {figures.map(({ figure, text }) => (
        <div key={figure} className="border-line border-t py-4">
          <dt className="font-bold text-figure tracking-title">{figure}</dt>
          <dd className="mt-1 max-w-prose text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
