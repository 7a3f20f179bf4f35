import { t } from '@lingui/core/macro';
import { skillName } from '../../lib/skill-name.ts';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

interface NoUpcomingEventsProps {
  /** The skill of the filter; empty without one. */
  skill: string;
  /** Words that were searched for; empty without a search. */
  search?: string;
  /** Filters that can be dropped: 'Weekend', with how many events that gives. */
  drops?: readonly { words: string; count: string; onDrop: () => void }[];
  onShowAll?: () => void;
  usersHref: string;
}

/** Empty list of events, or of those that a search finds. */
export function NoUpcomingEvents({ skill, search = '', drops = [], onShowAll, usersHref }: NoUpcomingEventsProps) {
  return (
    <EmptyState
      title={t`No events found.`}
      illustration={<NoEventsArt />}
      action={
        <>
          {drops.slice(0, 3).map(({ words, count, onDrop }) => (
            <Button key={words} variant="learn" onClick={onDrop}>
              {t`Drop “${words}” (${count})`}
            </Button>
          ))}
          {onShowAll ? (
            <Button variant="secondary" onClick={onShowAll}>
              {t`Show all events`}
            </Button>
          ) : null}
          {drops.length > 0 ? null : (
            <ButtonLink href={usersHref} variant="learn">
              {t`Browse members`}
            </ButtonLink>
          )}
        </>
      }
    >
      {drops.length > 0
        ? t`Your filters hide some events.`
        : `${nothingWords(skill, search, onShowAll !== undefined)} ${t`A swap for two needs no event, so find someone to trade with.`}`}
    </EmptyState>
  );
}

function nothingWords(skill: string, search: string, isSearch: boolean): string {
  if (search !== '') return t`No upcoming event is about “${search}”.`;
  if (skill !== '') return t`No upcoming event teaches “${{ skill: skillName(skill) }}” yet.`;
  return isSearch ? t`No upcoming event passes these filters.` : t`Nothing is scheduled right now.`;
}
