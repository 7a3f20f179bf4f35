import { t } from '@lingui/core/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';

/** Links a moderator to waiting cases; nothing for other members. Shares the profile's request. */
export function ModerationLink({ userId }: { userId: string }) {
  const { data: user } = useUser(userId);
  if (user?.role !== 'moderator') return null;
  return (
    // Not from `moderation-paths`, which loads with its own pages.
    <ButtonLink href="/moderation" variant="secondary">
      {t`Moderation`}
    </ButtonLink>
  );
}
