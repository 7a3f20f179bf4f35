import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** The page of a member who does not exist. */
export function NoSuchMember({ membersHref }: { membersHref: string }) {
  return (
    <EmptyState
      title={<h1 className="type-h4 text-[length:inherit]">{t`User not found.`}</h1>}
      illustration={<NoPeopleArt />}
      action={
        <ButtonLink href={membersHref} variant="learn">
          {t`Browse members`}
        </ButtonLink>
      }
    >
      {t`They may have left, or the link is out of date.`}
    </EmptyState>
  );
}
