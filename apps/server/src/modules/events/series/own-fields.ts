import type { EventDatesChanged } from '@skill-exchange/api-client/types';
import { type RawBuilder, sql } from 'kysely';
import type { EventRow } from '../event-columns.ts';
import { differingFields, eventFields, fieldNames, type OwnField } from '../event-fields.ts';
import type { EventTimes } from '../event-times.ts';
import type { EventPatch } from '../repository.ts';
import { type DateMove, type SeriesDate, timesOfDate } from './series.ts';

type Patch = Omit<EventPatch, 'day'> & { day?: string };

const lengthOf = ({ start_time, end_time }: Omit<EventTimes, 'day'>) => end_time.getTime() - start_time.getTime();

/** Returns the fields that a change gives another value. A moved event of the same length has another start alone. */
export function changedFields(before: EventRow, patch: Patch, skillIds: readonly string[] | null): Set<OwnField> {
  const changed = new Set<OwnField>(differingFields(before, patch));
  if (patch.start_time.getTime() !== before.start_time.getTime()) changed.add('start_time');
  if (lengthOf(patch) !== lengthOf(before)) changed.add('end_time');
  if (skillIds !== null && skillIds.join() !== before.skills.map(({ _id }) => _id).join()) changed.add('skills');
  return changed;
}

/** SQL value of `own_fields` once these fields were changed on the date alone. */
export function withOwn(fields: ReadonlySet<OwnField>): RawBuilder<string[]> {
  return sql<string[]>`array(select distinct unnest(own_fields || ${[...fields]}::text[]))`;
}

/** SQL value of `own_fields` once these fields are the same on other dates of the series. */
export function withoutOwn(fields: ReadonlySet<OwnField>): RawBuilder<string[]> {
  return sql<string[]>`array(select unnest(own_fields) except select unnest(${[...fields]}::text[]))`;
}

/** Returns the fields of a change that another date keeps as they were changed on it alone. */
export function keptFields({ own_fields = [] }: SeriesDate, changed: ReadonlySet<OwnField>): OwnField[] {
  return [...changed].filter((field) => own_fields.includes(field));
}

/** Returns the patch of another date of a series: the fields that the change gives another value, but not the date's own. */
export function patchOfDate(
  date: SeriesDate,
  { patch, changed, ...move }: Omit<Change, 'before'> & Pick<DateMove, 'days' | 'timeZone' | 'now'>,
): EventPatch {
  const kept = keptFields(date, changed);
  const isTaken = (field: OwnField) => changed.has(field) && !kept.includes(field);
  const taken = fieldNames.filter(isTaken).map((name) => [eventFields[name].column, patch[eventFields[name].column]]);
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
  changed: ReadonlySet<OwnField>;
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
