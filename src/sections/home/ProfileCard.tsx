import { Card } from "#ui/layout/Card.tsx";
import { type ProfileText, ProfileWords } from "../profile/ProfileWords.tsx";

/** A profile in words, on a card. */
export function ProfileCard({ profile }: { profile: ProfileText }) {
  return (
    <Card className="p-6 sm:p-8">
      <ProfileWords profile={profile} />
    </Card>
  );
}
