import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { tidyLink, trimLines } from '@skill-exchange/api-client/plain-text';
import type { Event, EventDraft as SavedContent } from '@skill-exchange/api-client/types';
import type { PickedSkill } from '../skill-choices.ts';
import { clockAt } from '../time/wall-time.ts';

/** How the form holds a field that the contract's drafts, events and changes have under the same name. */
interface Field<Typed, Sent> {
  /** Returns the form's value. */
  read(sent?: Sent): Typed;
  /** Returns the contract's value; undefined for none, and for one that the server would reject. */
  write(typed: Typed): Sent | undefined;
  /** What a change sends for none. */
  none: Sent | null;
  /** What it is called where a date of a series keeps its own. */
  word?: MessageDescriptor;
}

const named = <Typed, Sent>(word: MessageDescriptor, field: Field<Typed, Sent>) => ({ ...field, word });

const text = (tidy = (typed: string) => typed): Field<string, string> => ({
  read: (sent = '') => sent,
  write: (typed) => tidy(typed) || undefined,
  none: '',
});

const matching = (pattern: RegExp) => text((typed) => (pattern.test(typed) ? typed : ''));

/** A number, which the form holds as typed. */
const wholeNumber = (min: number, max: number): Field<string, number> => ({
  read: (sent) => String(sent ?? ''),
  write: (typed) => {
    const number = Number(typed);
    return /^\d+$/.test(typed.trim()) && number >= min && number <= max ? number : undefined;
  },
  none: null,
});

const choice = (usual: boolean): Field<boolean, boolean> => ({
  read: (sent = usual) => sent,
  write: (typed) => (typed === usual ? undefined : typed),
  none: usual,
});

const skills: Field<readonly PickedSkill[], string[]> = {
  read: (names = []) => names.map((name) => ({ name })),
  write: (picked) => (picked.length > 0 ? picked.map(({ name }) => name) : undefined),
  none: [],
};

/** By the host's clock, because a time without a day is no instant. */
const times = {
  date: matching(/^\d{4}-\d\d-\d\d$/),
  start_time: named(msg`start`, matching(/^\d\d:\d\d$/)),
  end_time: named(msg`length`, matching(/^\d\d:\d\d$/)),
  /** The end is on the day after `date`. */
  endsNextDay: choice(false),
};

/** The fields beside the times. */
export const eventDetails = {
  title: named(
    msg`title`,
    text((typed) => typed.trim()),
  ),
  description: named(msg`description`, text(trimLines)),
  skills: named(msg`skills`, skills),
  link: named(msg`meeting link`, text(tidyLink)),
  max_participants: named(msg`size`, wholeNumber(1, 10_000)),
  /** A code such as pt. */
  language: named(msg`language`, text()),
  pattern: named(msg`pattern`, text()),
  autoApprove: named(msg`choice of approval`, choice(false)),
  hasWaitlist: named(msg`choice of a waitlist`, choice(true)),
  signUpsCloseMinutes: named(msg`end of sign-ups`, wholeNumber(0, 43_200)),
};

const fields = { ...times, ...eventDetails };

/** Values of the event form's fields. */
export type EventDraft = { [Name in keyof typeof fields]: ReturnType<(typeof fields)[Name]['read']> };

/** Returns what a field is called where a date of a series keeps its own. */
export const wordOfField = (name: string): MessageDescriptor | undefined =>
  (fields as Partial<Record<string, { word?: MessageDescriptor }>>)[name]?.word;

const entries = Object.entries(fields) as [keyof EventDraft, Field<unknown, unknown>][];

/** Returns the form's values of a saved draft. */
export function draftFrom(content: SavedContent): EventDraft {
  return Object.fromEntries(entries.map(([name, field]) => [name, field.read(content[name])])) as EventDraft;
}

export const emptyDraft = draftFrom({});

/** Returns the form's values of an event. Times are in a zone, the browser's by default. */
export function draftOf(event: Event, timeZone?: string): EventDraft {
  const [start, end] = [clockAt(event.start_time, timeZone), clockAt(event.end_time, timeZone)];
  return draftFrom({
    ...event,
    date: start.day,
    start_time: start.time,
    end_time: end.time,
    endsNextDay: start.day !== end.day,
    // Only upcoming events have their waitlist.
    hasWaitlist: event.status !== 'Upcoming' || event.waitlist !== undefined,
  });
}

/** Returns what the server stores of a draft: the fields that are filled in and valid. */
export function contentOf(draft: Partial<EventDraft>): SavedContent {
  const written = entries.map(([name, field]) => [
    name,
    draft[name] === undefined ? undefined : field.write(draft[name]),
  ]);
  return Object.fromEntries(written.filter(([, value]) => value !== undefined)) as SavedContent;
}
