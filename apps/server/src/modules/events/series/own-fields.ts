import type { EventDatesChanged, EventOwnField } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import type { EventRow } from '../event-columns.ts';
import type { EventPatch } from '../repository.ts';
import { type DateMove, type SeriesDate, type Times, timesOfDate } from './series.ts';

type Patch = Omit<EventPatch, 'day'> & { day?: string };

/** Columns of an event by their names in the contract. */
const columns = {
  title: 'title',
  description: 'description',
  link: 'link',
  language: 'language',
  max_participants: 'max_participants',
  hasWaitlist: 'has_waitlist',
  autoApprove: 'auto_approve',
  signUpsCloseMinutes: 'signups_close_minutes',
  signUpsClosed: 'signups_closed',
} as const satisfies Partial<Record<EventOwnField, keyof Patch>>;

const columnNames = Object.keys(columns) as (keyof typeof columns)[];

const lengthOf = ({ start_time, end_time }: Times) => end_time.getTime() - start_time.getTime();

/** Returns the fields that a change gives another value. A moved event of the same length has another start alone. */
export function changedFields(before: EventRow, patch: Patch, skillIds: readonly string[] | null): Set<EventOwnField> {
  const changed = new Set<EventOwnField>();
  for (const name of columnNames) {
    const value = patch[columns[name]];
    if (value !== undefined && value !== before[columns[name]]) changed.add(name);
  }
  if (patch.start_time.getTime() !== before.start_time.getTime()) changed.add('start_time');
  if (lengthOf(patch) !== lengthOf(before)) changed.add('end_time');
  if (skillIds !== null && skillIds.join() !== before.skills.map(({ _id }) => _id).join()) changed.add('skills');
  return changed;
}

/** SQL value of `own_fields` once these fields were changed on the date alone. */
export function withOwn(fields: ReadonlySet<EventOwnField>): RawBuilder<string[]> {
  return sql<string[]>`array(select distinct unnest(own_fields || ${[...fields]}::text[]))`;
}

/** SQL value of `own_fields` once these fields are the same on other dates of the series. */
export function withoutOwn(fields: ReadonlySet<EventOwnField>): RawBuilder<string[]> {
  return sql<string[]>`array(select unnest(own_fields) except select unnest(${[...fields]}::text[]))`;
}

/** Returns the fields of a change that another date keeps as they were changed on it alone. */
export function keptFields({ own_fields = [] }: SeriesDate, changed: ReadonlySet<EventOwnField>): EventOwnField[] {
  return [...changed].filter((field) => own_fields.includes(field));
}

/** Returns the patch of another date of a series: the fields that the change gives another value, but not the date's own. */
export function patchOfDate(
  date: SeriesDate,
  { patch, changed, ...move }: Omit<Change, 'before'> & Pick<DateMove, 'days' | 'timeZone' | 'now'>,
): EventPatch {
  const kept = keptFields(date, changed);
  const isTaken = (field: EventOwnField) => changed.has(field) && !kept.includes(field);
  const taken = columnNames.filter(isTaken).map((name) => [columns[name], patch[columns[name]]]);
  const times = timesOfDate(date, {
    start: isTaken('start_time') ? patch.start_time : null,
    lengthMs: isTaken('end_time') ? lengthOf(patch) : null,
    ...move,
  });
  return { ...Object.fromEntries(taken), ...times };
}

interface Change {
  before: EventRow;
  patch: Patch;
  changed: ReadonlySet<EventOwnField>;
}

/** Returns which dates of a series took a change whole, and what the others kept. */
export function datesChanged(
  dates: readonly SeriesDate[],
  { before, changed, starts }: Omit<Change, 'patch'> & { starts: ReadonlyMap<string, Date> },
): EventDatesChanged {
  const kept = dates.flatMap((date) => {
    const fields = date.id === before.id ? [] : keptFields(date, changed);
    return fields.length === 0
      ? []
      : [{ _id: date.id, startsAt: (starts.get(date.id) ?? date.start_time).toISOString(), fields }];
  });
  return { changed: dates.length - kept.length, of: dates.length, kept };
}
