import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { answerOf, type People, peopleWords } from './alive-words.ts';

interface AliveColumn {
  label: string;
  read: (week: CommunityWeek) => string;
}

const column = (label: string, read: (week: CommunityWeek) => People): AliveColumn => ({
  label,
  read: (week) => peopleWords(read(week)),
});

/** The columns of the table and of the file. */
export const aliveColumns: readonly AliveColumn[] = [
  { label: 'Alive', read: (week) => answerOf(week).replace('.', '') },
  column('Members', ({ members }) => members),
  column('Came', ({ came }) => came),
  column('New', ({ joined }) => joined),
  column('Back after a month', ({ back }) => back),
  column('Left', ({ left }) => left),
  column('Found a partner', ({ partners }) => partners),
  column('Sessions agreed', ({ agreed }) => agreed),
  column('Sessions held', ({ held }) => held),
  column('Sessions reviewed', ({ reviewed }) => reviewed),
  column('Wrote to somebody new', ({ firstMessages }) => firstMessages.people),
  column('Answered within a day, %', ({ firstMessages }) => firstMessages.withinDayPercent),
  column('Half answered within, minutes', ({ firstMessages }) => firstMessages.medianMinutes),
  column('Events', ({ events }) => events.held),
  column('Places', ({ events }) => events.places),
  column('Places taken', ({ events }) => events.taken),
  column('Came to events', ({ events }) => events.came),
  column('Did not come to events', ({ events }) => events.missed),
];

/** Returns all numbers of all weeks as a file of comma-separated values, by RFC 4180. */
export function weeksAsCsv(weeks: readonly CommunityWeek[]): string {
  const rows = [
    ['Week', ...aliveColumns.map(({ label }) => label)],
    ...weeks.map((week) => [week.startsOn, ...aliveColumns.map(({ read }) => read(week).replace(/^–$/, ''))]),
  ];
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll(',', '')}"`).join(',')).join('\r\n');
}
