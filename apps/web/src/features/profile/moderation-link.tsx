import { useUser } from '@skill-exchange/api-client/users';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';

/** Leads a moderator to what waits for them; nothing for other members. The profile beside it asks for the same. */
export function ModerationLink({ userId }: { userId: string }) {
  const { data: user } = useUser(userId);
  if (user?.role !== 'moderator') return null;
  return (
    // Not from `moderation-paths`, which loads with its own pages.
    <ButtonLink href="/moderation" variant="secondary">
      Moderation
    </ButtonLink>
  );
}
