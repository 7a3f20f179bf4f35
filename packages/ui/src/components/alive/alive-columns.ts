import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CommunityWeek } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';
import { type People, peopleWords } from './alive-words.ts';

interface AliveColumn {
  label: MessageDescriptor;
  read: (week: CommunityWeek) => string | People;
}

const answers: Record<CommunityWeek['answer'], MessageDescriptor> = {
  yes: msg`Yes`,
  barely: msg`Barely`,
  no: msg`No`,
  begins: msg`It begins`,
};

/** Returns the answer of a week, which may be newer than this code. */
const answerIn = ({ answer }: CommunityWeek): string => (answers[answer] === undefined ? '' : i18n._(answers[answer]));

const column = (label: MessageDescriptor, read: AliveColumn['read']): AliveColumn => ({ label, read });

/** The columns of the table and of the file. */
export const aliveColumns: readonly AliveColumn[] = [
  column(msg`Alive`, answerIn),
  column(msg`Members`, ({ members }) => members),
  column(msg({ message: 'Came', comment: 'Members who came' }), ({ came }) => came),
  column(msg({ message: 'New', comment: 'Members who are new' }), ({ joined }) => joined),
  column(msg`Back after a month`, ({ back }) => back),
  column(msg({ message: 'Left', comment: 'Members who left' }), ({ left }) => left),
  column(msg`Found a partner`, ({ partners }) => partners),
  column(msg`Sessions agreed`, ({ agreed }) => agreed),
  column(msg`Sessions held`, ({ held }) => held),
  column(msg`Sessions reviewed`, ({ reviewed }) => reviewed),
  column(msg`Wrote to somebody new`, ({ firstMessages }) => firstMessages.people),
  column(msg`Answered within a day, %`, ({ firstMessages }) => firstMessages.withinDayPercent),
  column(msg`Half answered within, minutes`, ({ firstMessages }) => firstMessages.medianMinutes),
  column(msg`Events`, ({ events }) => events.held),
  column(msg`Places`, ({ events }) => events.places),
  column(msg`Places taken`, ({ events }) => events.taken),
  column(msg`Came to events`, ({ events }) => events.came),
  column(msg`Did not come to events`, ({ events }) => events.missed),
];

/**
 * Returns all numbers of all weeks as a file of comma-separated values (RFC 4180), with a byte order mark: without it Excel
 * reads other letters than English ones in another encoding.
 */
export function weeksAsCsv(weeks: readonly CommunityWeek[]): string {
  const rows = [
    [t`Week`, ...aliveColumns.map(({ label }) => i18n._(label))],
    ...weeks.map((week) => [week.startsOn, ...aliveColumns.map(({ read }) => cellOf(read(week)))]),
  ];
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll(/[",]/g, '')}"`).join(','));
  return `\uFEFF${lines.join('\r\n')}`;
}

/** Numbers are for programs, without commas or points. */
function cellOf(value: string | People): string {
  if (value === undefined) return '';
  return value === null ? peopleWords(value) : String(value);
}
