import { trimLines } from '@skill-exchange/api-client/plain-text';
import type { EventChange, EventExtras, NewEvent } from '@skill-exchange/api-client/types';
import type { Selectable } from 'kysely';
import type { EventTable } from '../../db/tables/events.ts';
import { readLink, readTitle } from '../../input.ts';

type Row = Selectable<EventTable>;

interface Field {
  column: keyof Row;
  /** Returns what is stored of a valid value, by default the value. */
  read?: (sent: never) => unknown;
}

const extra = <Column extends Field['column']>(column: Column) => ({
  column,
  read: (sent: string) => sent.trim() || null,
});

/** The columns of `EventExtras`, null for none. */
const extras = {
  language: extra('language'),
  pattern: extra('pattern'),
} satisfies Record<keyof EventExtras, Field>;

/** What a host writes about a new event beside its times and skills: its columns, by the names in the contract. */
const newFields = {
  title: { column: 'title', read: (title: string) => readTitle('title', title) },
  description: { column: 'description', read: trimLines },
  link: { column: 'link', read: (link: string) => readLink('link', link) },
  ...extras,
  max_participants: { column: 'max_participants' },
  hasWaitlist: { column: 'has_waitlist' },
  autoApprove: { column: 'auto_approve' },
  signUpsCloseMinutes: { column: 'signups_close_minutes' },
} as const satisfies Partial<Record<keyof NewEvent, Field>>;

/** The same, and what a change alone can say. */
export const eventFields = { ...newFields, signUpsClosed: { column: 'signups_closed' } } as const;

type FieldName = keyof typeof eventFields;

/** A field that can differ between the dates of a series. */
export type OwnField = FieldName | 'skills' | 'start_time' | 'end_time';
type Columns<Fields extends Record<string, Field>> = readonly Fields[keyof Fields]['column'][];
const columnsOf = <Fields extends Record<string, Field>>(fields: Fields): Columns<Fields> =>
  Object.values(fields).map(({ column }) => column);

export const fieldNames = Object.keys(eventFields) as FieldName[];
export const fieldColumns = columnsOf(eventFields);
export const newFieldColumns = columnsOf(newFields);

/** Columns that a new event or a change writes. */
export type WrittenFields = Partial<Pick<Row, (typeof fieldColumns)[number]>>;

type NewFields = WrittenFields & Pick<Row, 'title' | 'description' | 'max_participants'>;

/** Returns the columns of what is sent. @throws ApiError 400 for an invalid title or link. */
export function readFields(sent: NewEvent): NewFields;
export function readFields(sent: EventChange): WrittenFields;
export function readFields(sent: Partial<EventChange>): WrittenFields {
  const written = fieldNames.filter((name) => sent[name] !== undefined);
  return Object.fromEntries(
    written.map((name) => {
      const { column, read = (value) => value }: Field = eventFields[name];
      return [column, read(sent[name] as never)];
    }),
  );
}

/** Returns the fields that a change gives another value. */
export function differingFields(before: Pick<Row, (typeof fieldColumns)[number]>, after: WrittenFields): FieldName[] {
  return fieldNames.filter((name) => {
    const { column } = eventFields[name];
    return after[column] !== undefined && after[column] !== before[column];
  });
}

const extraNames = Object.keys(extras) as (keyof EventExtras)[];

/** Selects the extras under their names in the contract. */
export const selectedExtras = extraNames.map((name) => `events.${extras[name].column} as ${name}` as const);

/** Returns the extras that an event has. */
export function presentExtras(event: Pick<Row, (typeof extras)[keyof EventExtras]['column']>): EventExtras {
  const present = extraNames.filter((name) => event[extras[name].column] !== null);
  return Object.fromEntries(present.map((name) => [name, event[extras[name].column]]));
}
