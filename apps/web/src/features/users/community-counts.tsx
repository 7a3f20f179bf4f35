import { useEventFacets, useMemberFacets } from '@skill-exchange/api-client/search';

type Count = { count: number; more: boolean };

/** How many members and coming events there are. The line keeps its height while they load, which is after the page. */
export function CommunityCounts() {
  const members = useMemberFacets({}).data?.total;
  const events = useEventFacets({}).data?.total;
  const parts = [inWords(members, 'member', 'members'), inWords(events, 'coming event', 'coming events')];
  return <p className="min-h-[1.5em] text-small text-ink-2">{parts.filter((part) => part !== '').join(' · ')}</p>;
}

function inWords(total: Count | undefined, one: string, several: string): string {
  if (total === undefined || total.count === 0) return '';
  return `${total.count}${total.more ? '+' : ''} ${total.count === 1 ? one : several}`;
}
