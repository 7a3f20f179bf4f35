import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../src/api-errors.ts';
import { presentSession } from '../../src/modules/sessions/present-session.ts';
import { findSessionsOf } from '../../src/modules/sessions/repository.ts';
import { enrol } from '../support/enrol.ts';
import { walks } from '../support/env.ts';
import { useServer } from '../support/test-server.ts';
import { type Command, callOf, commands, perform } from '../walks/commands.ts';
import { isExpected, requireConsistent, requireLawfulStep, type World } from '../walks/rules.ts';

const server = useServer();
let members: string[] = [];

beforeEach(async () => {
  members = (await enrol(server, 'Ann', 'Ben', 'Cay')).map(({ id }) => id);
});

async function readWorld(): Promise<World> {
  const { db } = server.database;
  const now = server.clock.now();
  const sessions: World['sessions'] = new Map();
  const open = await db.selectFrom('session_offers').select('session_id').where('closed_at', 'is', null).execute();
  // Each session belongs to one of these two members.
  for (const memberId of members.slice(0, 2)) {
    for (const row of await findSessionsOf(db, memberId, { rows: 100, before: null, withId: null })) {
      sessions.set(row.id, {
        one: presentSession(row, row.one_id, now),
        two: presentSession(row, row.two_id, now),
        isProposal: row.expires_at !== null,
        open: open.filter(({ session_id }) => session_id === row.id).length,
      });
    }
  }
  const busy = await db.selectFrom('busy').select(['session_id', 'member_id']).execute();
  return { now, sessions, busy: new Set(busy.map(({ session_id, member_id }) => `${session_id} ${member_id}`)) };
}

/** Executes a command; returns false if the server rejects it. */
async function carryOut(command: Command, before: World) {
  const sessions = [...before.sessions.values()];
  const call = callOf(command, { members, sessions: sessions.map(({ one }) => one), now: before.now });
  try {
    await perform(server.app.context, call);
    return { call, isDone: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
    return { call, isDone: false };
  }
}

async function walk(steps: Command[]): Promise<void> {
  await server.database.db.deleteFrom('sessions').execute();
  server.clock.set('2026-11-20T12:00:00.000Z');
  let before = await readWorld();
  for (const command of steps) {
    if (command.kind === 'wait') {
      // Mostly minutes, and occasionally days.
      server.clock.advance(60 * (command.which === 0 ? 24 * 60 : command.minutes * (1 + 3 * command.session)));
    }
    const isWaiting = command.kind === 'wait';
    const now = isWaiting ? await readWorld() : before;
    const step = await carryOut(command, now);
    const expected = isExpected(step.call, now);
    if (expected !== null) expect([step.call, step.isDone]).toEqual([step.call, expected]);
    const after = isWaiting ? now : await readWorld();
    requireConsistent(after);
    if (!isWaiting) requireLawfulStep(now, after, step);
    before = after;
  }
}

test(
  `${walks} walks of three members and a clock: one open question, no agreed time lost, no overlap`,
  async () => {
    await fc.assert(fc.asyncProperty(commands, walk), { numRuns: walks });
  },
  // A walk takes about 50 ms.
  Math.max(60_000, walks * 1_000),
);
