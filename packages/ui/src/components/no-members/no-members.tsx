import { t } from '@lingui/core/macro';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

interface NoMembersProps {
  /** Text of the search; empty without one. */
  search: string;
  /** The side that the search is limited to. */
  side?: 'teach' | 'learn' | undefined;
  /** Filters that can be dropped: 'Language: German', with how many members that gives. */
  drops?: readonly { words: string; count: string; onDrop: () => void }[];
  onClearSearch: () => void;
}

function noneWords(search: string, side: NoMembersProps['side']): string {
  if (search === '') return t`No one found`;
  if (side === 'teach') return t`No one teaches “${search}”`;
  return side === 'learn' ? t`No one wants to learn “${search}”` : t`No one found for “${search}”`;
}

/** Empty list of members, or of those that a search finds. */
export function NoMembers({ search, side, drops, onClearSearch }: NoMembersProps) {
  if (search === '' && drops === undefined)
    return <EmptyState title={t`No one else is here yet`}>{t`Invite a friend to trade skills with.`}</EmptyState>;
  return (
    <EmptyState
      title={noneWords(search, side)}
      illustration={<NoPeopleArt />}
      action={
        <>
          {drops?.slice(0, 3).map(({ words, count, onDrop }) => (
            <Button key={words} variant="learn" onClick={onDrop}>
              {t`Drop “${words}” (${count})`}
            </Button>
          ))}
          <Button variant="secondary" onClick={onClearSearch}>
            {t`Show everyone`}
          </Button>
        </>
      }
    >
      {drops === undefined || drops.length === 0
        ? t`Try part of a name, or another word for the skill.`
        : t`With one filter less, there is somebody.`}
    </EmptyState>
  );
}
