import { plural } from '@lingui/core/macro';
import { useEventFacets, useMemberFacets } from '@skill-exchange/api-client/search';

type Count = { count: number; more: boolean };

/** How many members and coming events there are. The line keeps its height while they load, which is after the page. */
export function CommunityCounts() {
  const members = useMemberFacets({}).data?.total;
  const events = useEventFacets({}).data?.total;
  const parts = [inWords(members, membersInWords), inWords(events, eventsInWords)];
  return <p className="min-h-[1.5em] text-small text-ink-2">{parts.filter((part) => part !== '').join(' · ')}</p>;
}

const membersInWords = ({ count, more }: Count) =>
  more
    ? plural(count, { one: '#+ member', other: '#+ members' })
    : plural(count, { one: '# member', other: '# members' });

const eventsInWords = ({ count, more }: Count) =>
  more
    ? plural(count, { one: '#+ coming event', other: '#+ coming events' })
    : plural(count, { one: '# coming event', other: '# coming events' });

function inWords(total: Count | undefined, words: (total: Count) => string): string {
  return total === undefined || total.count === 0 ? '' : words(total);
}
