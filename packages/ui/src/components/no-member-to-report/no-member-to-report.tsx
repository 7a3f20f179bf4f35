import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** The page that reports a member who does not exist. */
export function NoMemberToReport({ usersHref }: { usersHref: string }) {
  return (
    <EmptyState
      title={t`User not found.`}
      illustration={<NoPeopleArt />}
      action={
        <ButtonLink href={usersHref} variant="learn">
          {t`Browse members`}
        </ButtonLink>
      }
    >
      {t`Open the profile of the member you mean, and report them from there.`}
    </EmptyState>
  );
}
