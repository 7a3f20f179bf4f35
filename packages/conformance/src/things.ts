import type { NewEvent } from '@skill-exchange/api-client/types';
import { visitor } from './backend.ts';
import { type Member, newMember, uniqueWord } from './members.ts';

const hour = 3_600_000;

export const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** Returns the milliseconds of an instant in UTC. @throws Error for another time zone or none. */
export function utc(text: string | undefined): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]00:00)$/.test(text ?? ''))
    throw new Error(`An instant is ISO 8601 in UTC, and not ${text}.`);
  return Date.parse(text ?? '');
}

export const idsOf = (things: readonly { _id: string }[]): string[] => things.map(({ _id }) => _id);

/** Returns an id in the backend's format that names nothing. */
export function absentId(id: string): string {
  return id.replace(/[\da-f]/gi, (digit) => (digit === '0' ? '1' : '0'));
}

/** A new event with what most rules read of it. */
export type EventFields = NewEvent & Required<Pick<NewEvent, 'skills' | 'link'>>;

/** Returns fields of an event that starts in this many hours and lasts one. */
export function eventFields(hours = 48, changes: Partial<EventFields> = {}): EventFields {
  const start = inHours(hours);
  return {
    title: `Evening of ${uniqueWord()}`,
    description: 'We try it together.',
    skills: [uniqueWord()],
    date: start,
    start_time: start,
    end_time: inHours(hours + 1),
    link: `https://meet.example.org/${uniqueWord()}`,
    max_participants: 5,
    ...changes,
  };
}

/** Hosts an event; finds its id by the title, since the response of `createEvent` may omit it. */
export async function hostEvent(host: Member, fields = eventFields()): Promise<string> {
  const answer = await host.api.ok('createEvent', { body: fields });
  const created = await host.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } });
  const event = created.find(({ title }) => title === fields.title);
  if (event === undefined) throw new Error('listCreatedEvents lacks the event that createEvent made.');
  if ((answer.event?._id ?? event._id) !== event._id) throw new Error('createEvent answers another event.');
  return event._id;
}

/**
 * Returns a function that provides a host: a new one after eight calls, since a backend may limit
 * events per member.
 */
export function hosts(firstName = 'Host'): () => Promise<Member> {
  let host: Member | undefined;
  let used = 0;
  return async () => {
    if (host === undefined || used % 8 === 0) host = await newMember(firstName);
    used += 1;
    return host;
  };
}

/** Returns an event as a member reads it, with its fields at the top or under `event`. */
export async function eventFor(member: Member, eventId: string) {
  const answer = await member.api.ok('getEvent', { path: { eventId } });
  return 'event' in answer && answer.event !== undefined ? answer.event : (answer as typeof answer & { _id: string });
}

export const register = (member: Member, id: string) => member.api.status('registerForEvent', { path: { id } });

export const decide = (host: Member, eventId: string, userId: string, action: string) =>
  host.api.status('handleEventRequest', { path: { eventId }, body: { userId, action } });

/** Makes members participants of an event. */
export async function enrol(host: Member, eventId: string, ...members: readonly Member[]): Promise<void> {
  for (const member of members) {
    const answers = [await register(member, eventId), await decide(host, eventId, member.id, 'APPROVE')];
    if (answers.some((status) => status > 299)) throw new Error(`Joining an event answered ${answers}.`);
  }
}

/** Returns the id of a skill of the catalog by its name. */
export async function skillId(name: string): Promise<string> {
  const found = await visitor.ok('searchSkills', { query: { query: name } });
  const skill = found.find((one) => one.name === name);
  if (skill === undefined) throw new Error(`searchSkills does not find ${name}.`);
  return skill._id;
}

export interface SessionFields {
  date?: string;
  link?: string;
  mine?: string | null;
  theirs?: string | null;
}

/** Plans a session. Returns its id, looked up by its link. */
export async function planSession(one: Member, two: Member, fields: SessionFields = {}): Promise<string> {
  const { date = inHours(30), link = `https://meet.example.org/${uniqueWord()}`, mine, theirs } = fields;
  const answer = await one.api.ok('createSession', {
    body: {
      date,
      link,
      userTwo: two.id,
      skillTaughtByUserOne: mine ?? null,
      skillTaughtByUserTwo: theirs ?? null,
    },
  });
  const session = (await sessionsOf(one)).find((known) => known.link === link);
  if (session === undefined) throw new Error('listMySessions lacks the session that createSession made.');
  if ((answer.session?._id ?? session._id) !== session._id) throw new Error('createSession answers another session.');
  return session._id;
}

export async function sessionsOf(member: Member) {
  return (await member.api.ok('listMySessions')).sessions;
}

export async function sessionOf(member: Member, id: string) {
  return (await sessionsOf(member)).find(({ _id }) => _id === id);
}

/** Resolves once the condition is true; throws after the timeout with the expectation. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not happen in ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Returns an instant a few requests ahead, however slow the backend is. */
export async function momentAhead(): Promise<Date> {
  const began = performance.now();
  for (const query of ['a', 'b', 'c']) await visitor.ok('searchSkills', { query: { query } });
  const callMs = (performance.now() - began) / 3;
  return new Date(Date.now() + 1500 + 5 * callMs);
}

/** Creates sessions that can be reviewed: scheduled a moment ahead, since past dates are rejected. */
export async function completedSessions(
  ...pairs: readonly (readonly [Member, Member, SessionFields?])[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const [one, two, fields] of pairs) {
    // A date for each: on a slow machine the first one passes before the last session is scheduled.
    const date = (await momentAhead()).toISOString();
    ids.push(await planSession(one, two, { ...fields, date }));
  }
  for (const [index, [one]] of pairs.entries()) {
    const planned = await sessionOf(one, ids[index] ?? '');
    // Without this the rule would wait, and say only that the session is not over.
    if ((planned?.durationMinutes ?? 0) > 0)
      throw new Error(`${endAtStart} Its sessions last ${planned?.durationMinutes} minutes.`);
    await until(`a session becomes Completed once its time has come. ${endAtStart}`, async () => {
      return (await sessionOf(one, ids[index] ?? ''))?.status === 'Completed';
    });
  }
  return ids;
}

const endAtStart =
  'Rules need a backend whose sessions end when they start: set SESSION_MINUTES=0 for the server of this repository.';
