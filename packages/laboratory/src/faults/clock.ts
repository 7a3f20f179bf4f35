import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countWrites, manyAccounts } from '../../../../apps/server/test/faults/kill-bursts.ts';
import { readBack } from '../../../../apps/server/test/faults/read-back.ts';
import {
  joinAsWriter,
  nextWrite,
  readConversation,
  type Write,
  type Writer,
} from '../../../../apps/server/test/faults/writers.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { findUndeclared } from './answers.ts';
import type { FaultPart, FaultRun } from './fault-run.ts';
import { failLogIns, secondsUntilLogIn } from './log-ins.ts';
import { type MovedClock, makeMovedClock } from './moved-clock.ts';

const what = 'the clock set forward and back';
const hour = 3600;
const day = 24 * hour;
const quarter = 15 * 60;
const messagesAtOnce = 5;

/** The server's zone, where clocks changed in both nights. */
const zone = 'Europe/Berlin';
const changes = ['2026-10-25T01:00:00Z', '2026-03-29T01:00:00Z'];

/**
 * The machine's clock jumps while members chat. Messages keep the order of their responses, log-ins
 * last as long as intended, and no member is locked out for longer than the limit.
 */
export const clock: FaultPart = async (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const moved = makeMovedClock(folder);
  if (moved === null) {
    rmSync(folder, { recursive: true });
    return [{ what, skipped: 'faketime is not installed here' }];
  }
  const variables = { ...manyAccounts, DATA_DIR: join(folder, 'data'), TZ: zone };
  const server = startProgram({ ...variables, ...moved.variables });
  try {
    const address = await server.address;
    const [ann, ben] = [await joinAsWriter(address, 'ann'), await joinAsWriter(address, 'ben')] as const;
    const writes: Write[] = [];
    const talk = () => chat(address, [ann, ben], writes);
    const other: string[] = [];
    await talk();
    const rounds = run.rounds(1, 10);
    for (let round = 0; round < rounds; round += 1) {
      for (const offset of stepsOf(run)) {
        moved.setOff(offset);
        await talk();
      }
      other.push(...(await findWrongLocks(address, moved, `unknown-${round}@example.org`)));
    }
    other.push(...(await findWrongLife(address, ann, moved)));
    const times = (await readConversation(address, ann, ben)).map(({ createdAt }) => createdAt);
    if (times.some((time, index) => index > 0 && time <= (times[index - 1] ?? '')))
      other.push('the times of messages are not in their order');
    other.push(...findUndeclared(writes));
    server.child.kill('SIGTERM');
    await server.ended;
    const damage = await readBack(variables, [ann, ben], writes);
    return [{ what, rounds, ...countWrites(writes), ...damage, other: [...other, ...damage.other] }];
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Clock errors in seconds, applied in sequence: an hour, a little, and across both yearly changes of
 * the clocks.
 */
function stepsOf({ random }: FaultRun): number[] {
  const little = Math.ceil(random() * 90);
  const acrossChanges = changes.flatMap((change) => {
    const away = Math.round((Date.parse(change) - Date.now()) / 1000);
    return [away - little, away + little];
  });
  return [hour, -hour, 0, little, -little, ...acrossChanges, 0];
}

/** Both send messages at once, several times. */
async function chat(address: string, [one, two]: [Writer, Writer], writes: Write[]): Promise<void> {
  const say = async (from: Writer, to: Writer) => {
    // Every sixth write is a message.
    const write = nextWrite(writes.length * 6, from, to);
    writes.push(write);
    await write.send(address);
  };
  for (let turn = 0; turn < messagesAtOnce; turn += 1) await Promise.all([say(one, two), say(two, one)]);
}

/** After too many failures a caller waits at most 15 minutes, even when the clock jumps. */
async function findWrongLocks(address: string, moved: MovedClock, email: string): Promise<string[]> {
  moved.setOff(0);
  await failLogIns(address, email);
  const problems: string[] = [];
  for (const [offset, isLocked] of [
    [0, true],
    [-hour, true],
    [quarter + 5, false],
  ] as const) {
    moved.setOff(offset);
    const seconds = await secondsUntilLogIn(address, email);
    if (seconds > quarter) problems.push(`an account is locked for ${seconds} s at ${offset} s`);
    if (seconds > 0 !== isLocked) problems.push(`an account is ${isLocked ? 'not ' : ''}locked at ${offset} s`);
  }
  moved.setOff(0);
  return problems;
}

/** A log-in expires 30 days after its last use by the corrected clock. */
async function findWrongLife(address: string, { token }: Writer, moved: MovedClock): Promise<string[]> {
  const problems: string[] = [];
  for (const [offset, expected] of [
    [-hour, 200],
    [20 * day, 200],
    [51 * day, 401],
    [0, 200],
  ] as const) {
    moved.setOff(offset);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(`${address}/auth/check`, { method: 'POST', headers });
    if (status !== expected) problems.push(`a log-in was answered ${status} at ${offset} s`);
  }
  return problems;
}
