import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** The page that reports a member, opened without a member. */
interface NoMemberToReportProps {
  usersHref: string;
  /** The URL names no member. */
  isUnnamed?: boolean;
}

export function NoMemberToReport({ usersHref, isUnnamed = false }: NoMemberToReportProps) {
  return (
    <EmptyState
      title={isUnnamed ? 'Whom do you want to report?' : 'User not found.'}
      illustration={<NoPeopleArt />}
      action={
        <ButtonLink href={usersHref} variant="learn">
          Browse members
        </ButtonLink>
      }
    >
      Open the profile of the member you mean, and report them from there.
    </EmptyState>
  );
}
