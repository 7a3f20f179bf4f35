import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** The list of conversations of a member who has none. */
export function NoConversations({ membersHref }: { membersHref: string }) {
  return (
    <EmptyState
      title={t`No messages yet`}
      illustration={<NoPeopleArt />}
      action={
        <ButtonLink href={membersHref} variant="secondary">
          {t`Browse members`}
        </ButtonLink>
      }
    >
      {t`Find someone who teaches what you want to learn, and say hello from their profile.`}
    </EmptyState>
  );
}
