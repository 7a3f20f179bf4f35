import type { MatchList } from '@skill-exchange/api-client/types';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

interface NoMatchesProps {
  missing?: MatchList['missing'] | undefined;
  unlock?: MatchList['unlock'] | undefined;
  /** Only some matches were asked for. */
  isFiltered: boolean;
  profileHref: string;
  usersHref: string;
}

const lists = {
  offered: 'Add what you can teach',
  requested: 'Add what you want to learn',
  both: 'Add your skills',
};

/** No swap or ring for a member: what would help. */
export function NoMatches({ missing, unlock, isFiltered, profileHref, usersHref }: NoMatchesProps) {
  const skills = unlock?.skills ?? [];
  const title = missing ? lists[missing] : isFiltered ? 'Nothing here right now' : 'No swap for you yet';
  return (
    <EmptyState
      title={title}
      illustration={<NoPeopleArt />}
      action={
        <>
          <ButtonLink href={profileHref} variant="learn">
            Edit your skills
          </ButtonLink>
          <ButtonLink href={usersHref} variant="secondary">
            Browse members
          </ButtonLink>
        </>
      }
    >
      {missing
        ? 'A swap needs both: something you teach and something you want to learn.'
        : skills.length > 0
          ? 'If you can teach one of these, you could swap at once:'
          : 'We look again whenever somebody changes their skills.'}
      {skills.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {skills.map(({ _id, name, members }) => (
            <li key={_id}>
              <b dir="auto" className="font-semibold text-ink">
                {name}
              </b>
              {members === 1 ? ', with 1 member' : `, with ${members} members`}
            </li>
          ))}
        </ul>
      ) : null}
    </EmptyState>
  );
}
