import type { NewProposal, Session } from '@skill-exchange/api-client/types';
import type { TestMember, TestServer } from './test-server.ts';

function required(session: Session | undefined): Session {
  if (session === undefined) throw new Error('The answer lacks the session.');
  return session;
}

/** Creates a proposal with times this many hours from now. */
export async function propose(
  server: TestServer,
  one: TestMember,
  two: TestMember,
  hours: number[],
  details: Partial<NewProposal> = {},
): Promise<Session> {
  const times = hours.map((hour) => server.clock.inHours(hour));
  const body = { userTwo: two.id, times, link: 'https://meet.example.org/swap', ...details };
  return required((await one.api.ok('proposeSession', { body })).session);
}

/** Creates a session that both have agreed to, this many hours from now. */
export async function agree(
  server: TestServer,
  one: TestMember,
  two: TestMember,
  hours: number,
  details: Partial<NewProposal> = {},
): Promise<Session> {
  const session = await propose(server, one, two, [hours], details);
  return await accept(two, session);
}

/** Agrees to a session at this time, or at the first suggested one. */
export async function accept(member: TestMember, session: Session, time = session.offer?.times[0] ?? session.date) {
  const path = { sessionId: session._id };
  return required((await member.api.ok('acceptSession', { path, body: { time } })).session);
}

/** Suggests times this many hours from now. */
export async function suggest(server: TestServer, member: TestMember, session: Session, hours: number[], more = {}) {
  const body = { times: hours.map((hour) => server.clock.inHours(hour)), ...more };
  return required((await member.api.ok('suggestTimes', { path: { sessionId: session._id }, body })).session);
}

export async function withdraw(member: TestMember, session: Session) {
  return required((await member.api.ok('withdrawTimes', { path: { sessionId: session._id } })).session);
}

/** Returns the member's one session, as they read it. */
export async function readSession(member: TestMember, { _id }: Pick<Session, '_id'>): Promise<Session> {
  const { sessions } = await member.api.ok('listMySessions');
  return required(sessions.find((session) => session._id === _id));
}

/** Returns the sentences of a member's unread notifications, newest first. */
export async function inboxOf(member: TestMember): Promise<string[]> {
  const { notifications } = await member.api.ok('listNotifications');
  return notifications.filter(({ isRead }) => !isRead).map(({ title }) => title);
}
