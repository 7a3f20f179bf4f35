import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** Empty list of recommended members. */
export function NoRecommendations({ profileHref, usersHref }: { profileHref: string; usersHref: string }) {
  return (
    <EmptyState
      title={t`No one to recommend yet`}
      illustration={<NoPeopleArt />}
      action={
        <>
          <ButtonLink href={profileHref} variant="learn">
            {t`Add skills`}
          </ButtonLink>
          <ButtonLink href={usersHref} variant="secondary">
            {t`Browse members`}
          </ButtonLink>
        </>
      }
    >
      {t`We match you with members who teach what you want to learn. Add skills to your list, or meet everyone.`}
    </EmptyState>
  );
}
