import type { Session } from '@skill-exchange/api-client/types';
import fc from 'fast-check';
import type { AppContext } from '../../src/context.ts';
import { editSession } from '../../src/modules/sessions/edit-service.ts';
import { cancelSession, declineSession, withdrawTimes } from '../../src/modules/sessions/ending-service.ts';
import { acceptSession, proposeSession, suggestTimes } from '../../src/modules/sessions/offer-service.ts';
import { scheduleSession } from '../../src/modules/sessions/service.ts';

const kinds = ['propose', 'plan', 'accept', 'suggest', 'decline', 'withdraw', 'cancel', 'edit', 'wait'] as const;

/** An action of a member, or of the clock. Numbers choose among what exists. */
export interface Command {
  kind: (typeof kinds)[number];
  by: number;
  /** The member whose answer is pending calls, if any, instead of `by`. */
  isTheirTurn: boolean;
  with: number;
  /** Index among the latest sessions. */
  session: number;
  /** Half hours from the first that can be offered. */
  slots: number[];
  which: number;
  minutes: 30 | 60 | 90;
  /** The version that the caller names, which may be outdated. */
  seen: 'none' | 'latest' | 'older';
}

const command: fc.Arbitrary<Command> = fc.record({
  // Mostly answers, which are what it tests.
  kind: fc.constantFrom(...kinds, 'accept', 'accept', 'accept', 'suggest', 'suggest', 'edit', 'wait'),
  by: fc.nat(2),
  isTheirTurn: fc.boolean(),
  with: fc.nat(1),
  session: fc.nat(2),
  // Few, so that sessions overlap.
  slots: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  which: fc.nat(3),
  minutes: fc.constantFrom(30, 60, 90),
  seen: fc.constantFrom('none', 'none', 'latest', 'older'),
});

/** The start of every walk: a confirmed session, a scheduled one, and a proposal. */
const opening: Command[] = (['propose', 'accept', 'plan', 'propose'] as const).map((kind, index) => ({
  kind,
  by: index % 3,
  isTheirTurn: true,
  with: 0,
  session: 0,
  slots: [index * 2, 20],
  which: 0,
  minutes: 60,
  seen: 'latest',
}));

export const commands: fc.Arbitrary<Command[]> = fc
  .array(command, { minLength: 5, maxLength: 25, size: 'max' })
  .map((chosen) => [...opening, ...chosen]);

const halfHourMs = 30 * 60_000;
const link = 'https://meet.example.org/swap';

/** A command at a moment: the caller, the session, and the times. */
export interface Call extends Command {
  memberId: string;
  otherId: string;
  /** As the caller reads it; undefined without one. */
  about: Session | undefined;
  times: string[];
  /** The time that an answer names. */
  time: string;
  version: number | undefined;
}

export function callOf(
  command: Command,
  { members, sessions, now }: { members: string[]; sessions: Session[]; now: Date },
): Call {
  const about = sessions.at(-1 - (command.session % Math.max(sessions.length, 1)));
  const memberId = (command.isTheirTurn && turnOf(command.kind, about)) || (members[command.by] as string);
  const others = members.filter((id) => id !== memberId);
  const first = Math.ceil(now.getTime() / halfHourMs) * halfHourMs + 6 * halfHourMs;
  const times = [...new Set(command.slots)].map((slot) => new Date(first + slot * halfHourMs).toISOString());
  const offered = about === undefined ? [] : [...(about.offer?.times ?? [about.date]), times[0] as string];
  const latest = about?.version ?? 0;
  const version = { none: undefined, latest, older: Math.max(latest - 1, 0) }[command.seen];
  const time = offered[command.which % Math.max(offered.length, 1)] ?? (times[0] as string);
  return { ...command, memberId, otherId: others[command.with] as string, about, times, time, version };
}

/** Returns the member who is asked, or has asked; undefined if nobody has. */
function turnOf(kind: Command['kind'], about: Session | undefined): string | undefined {
  if (kind === 'accept' || kind === 'decline') return about?.waitingFor;
  return kind === 'withdraw' ? about?.offer?.by : about?.userTwo._id;
}

/** Makes the call. `wait` only moves the clock, and a command without a session does nothing. */
export async function perform(context: AppContext, call: Call): Promise<unknown> {
  const { memberId, otherId: userTwo, about, times, time, minutes: durationMinutes } = call;
  const seen = call.version === undefined ? {} : { version: call.version };
  if (call.kind === 'propose')
    return await proposeSession(context, memberId, { userTwo, times, durationMinutes, link });
  const date = times[0] as string;
  if (call.kind === 'plan') return await scheduleSession(context, memberId, { userTwo, date, durationMinutes, link });
  if (about === undefined || call.kind === 'wait') return null;
  const { _id: id } = about;
  switch (call.kind) {
    case 'accept':
      return await acceptSession(context, memberId, id, { time, ...seen });
    case 'suggest':
      return await suggestTimes(context, memberId, id, { times, durationMinutes, ...seen });
    case 'decline':
      return await declineSession(context, memberId, id, { reason: 'No time.', ...seen });
    case 'withdraw':
      return await withdrawTimes(context, memberId, id);
    case 'cancel':
      return await cancelSession(context, memberId, id);
    case 'edit':
      return await editSession(context, memberId, id, call.which % 2 ? { date } : { durationMinutes, link });
  }
}
