import { useUser } from '@skill-exchange/api-client/users';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { moderationPaths } from '../../config/moderation-paths.ts';

/** Leads a moderator to what waits for them; nothing for other members. The profile beside it asks for the same. */
export function ModerationLink({ userId }: { userId: string }) {
  const { data: user } = useUser(userId);
  if (user?.role !== 'moderator') return null;
  return (
    <ButtonLink href={moderationPaths.queue} variant="secondary">
      Moderation
    </ButtonLink>
  );
}
