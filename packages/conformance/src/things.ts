import { type Member, uniqueWord } from './members.ts';

const hour = 3_600_000;

export const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** An id that looks like the backend's own and names nothing. */
export function absentId(id: string): string {
  return id.replace(/[\da-f]/gi, (digit) => (digit === '0' ? '1' : '0'));
}

export interface EventFields {
  title: string;
  description: string;
  skills: string[];
  date: string;
  start_time: string;
  end_time: string;
  link: string;
  max_participants: number;
}

/** Fields of an event that starts in so many hours and takes one. */
export function eventFields(hours = 48, changes: Partial<EventFields> = {}): EventFields {
  return {
    title: `Evening of ${uniqueWord()}`,
    description: 'We try it together.',
    skills: [uniqueWord()],
    date: inHours(hours),
    start_time: inHours(hours),
    end_time: inHours(hours + 1),
    link: `https://meet.example.org/${uniqueWord()}`,
    max_participants: 5,
    ...changes,
  };
}

/** Hosts an event; its id is looked up by its title, since the answer to `createEvent` may leave it out. */
export async function hostEvent(host: Member, fields = eventFields()): Promise<string> {
  await host.api.ok('createEvent', { body: fields });
  const created = await host.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } });
  const event = created.find(({ title }) => title === fields.title);
  if (event === undefined) throw new Error('listCreatedEvents lacks the event that createEvent made.');
  return event._id;
}

export interface SessionFields {
  date?: string;
  link?: string;
  mine?: string | null;
  theirs?: string | null;
}

/** Plans a session and gives its id; it is looked up by its link. */
export async function planSession(one: Member, two: Member, fields: SessionFields = {}): Promise<string> {
  const { date = inHours(30), link = `https://meet.example.org/${uniqueWord()}`, mine, theirs } = fields;
  await one.api.ok('createSession', {
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
  return session._id;
}

export async function sessionsOf(member: Member) {
  return (await member.api.ok('listMySessions')).sessions;
}

export async function sessionOf(member: Member, id: string) {
  return (await sessionsOf(member)).find(({ _id }) => _id === id);
}

/** Resolves once the condition holds; throws after the timeout with what was expected. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not happen in ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
