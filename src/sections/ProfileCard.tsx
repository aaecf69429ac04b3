import type { HomeContent } from "#load/schema/home";
import { Card } from "#ui/Card.tsx";
import { Mark } from "#ui/Mark.tsx";

/** A profile in words: its label, what drives, what trips up and what helps. */
export function ProfileCard({
  profile,
}: {
  profile: HomeContent["features"]["describe"]["profile"];
}) {
  const parts = [profile.motivators, profile.pitfalls, profile.success];
  return (
    <Card className="p-6 sm:p-8">
      <p className="flex items-center gap-3 font-bold text-subtitle tracking-subtitle">
        <Mark view="others" className="size-5" />
        <span lang="en">{profile.label}</span>
      </p>
      <dl className="mt-5">
        {parts.map((part) => (
          <div key={part.title} className="border-line border-t py-4 last:pb-0">
            <dt className="font-semibold">{part.title}</dt>
            <dd className="text-soft">{part.text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
