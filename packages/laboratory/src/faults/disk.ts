import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  countWrites,
  gatherWriters,
  manyAccounts,
  sendAgain,
  startWriting,
} from '../../../../apps/server/test/faults/kill-bursts.ts';
import { pairsOf, readBack } from '../../../../apps/server/test/faults/read-back.ts';
import { readConversation, type Write, type Writer } from '../../../../apps/server/test/faults/writers.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { findUndeclared, untilRejected, untilTaken } from './answers.ts';
import type { FaultPart } from './fault-run.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

const what = 'the disk of the embedded database full';
const diskMegabytes = 256;
const mebibyte = 1024 * 1024;

/**
 * A first start needs disk space. Then the disk fills up while members write, sometimes to the last
 * byte: they get an error that says so, reading still works, and once there is space again the server stores as
 * before. Finally it is killed on a full disk, does not start without any space, and starts with too little to store.
 */
export const disk: FaultPart = async (run) => {
  const small = makeSmallDisk(diskMegabytes);
  if (small === null) return [{ what, skipped: 'a small disk of its own takes root and tmpfs' }];
  const variables = { ...manyAccounts, DATA_DIR: `${small.folder}/data` };
  const other = await findBadFirstStarts(small, variables);
  small.empty();
  let server = startProgram(variables);
  try {
    const address = await server.address;
    const writers = await gatherWriters(address);
    // Opens their conversations.
    await readAsBefore(address, writers);
    const writes: Write[] = [];
    const rounds = run.rounds(3, 30);
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(address, writers, writes);
      await pause(200 + run.random() * 300);
      small.fill(round === 0 ? 0 : run.random() * 60 * mebibyte);
      await untilRejected(writes);
      await readAsBefore(address, writers);
      small.empty();
      await untilTaken(writes);
      await writing.finish();
      await sendAgain(address, writes);
    }
    other.push(...findUndeclared(writes));

    small.fill(0);
    server.child.kill('SIGKILL');
    await server.ended;
    const failed = await startProgram(variables).ended;
    if (!/^DATA_DIR .*no space left/.test(failed.errors))
      other.push(`a start without any room ended with ${failed.code}: ${failed.errors}`);
    small.fill((20 + run.random() * 40) * mebibyte);
    server = startProgram(variables);
    await readAsBefore(await server.address, writers);
    small.empty();
    server.child.kill('SIGTERM');
    const { code, errors } = await server.ended;
    if (code !== 0) other.push(`the server ended with ${code}: ${errors}`);
    const damage = await readBack(variables, writers, writes);
    return [{ what, rounds, ...countWrites(writes), ...damage, other: [...other, ...damage.other] }];
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    small.remove();
  }
};

/** No database is created without space for it: the server prints one line, and leaves nothing behind. */
async function findBadFirstStarts(small: SmallDisk, variables: Record<string, string>): Promise<string[]> {
  const problems: string[] = [];
  for (const free of [0, 1, 20, 100]) {
    small.fill(free * mebibyte);
    const { code, errors } = await startProgram(variables).ended;
    const isTold = /^DATA_DIR [^\n]*(?:no space left|MiB of room)[^\n]*\n$/.test(errors);
    if (code !== 1 || !isTold) problems.push(`a first start with ${free} MiB ended with ${code}: ${errors}`);
    const left = existsSync(variables.DATA_DIR ?? '') ? readdirSync(variables.DATA_DIR ?? '') : [];
    if (left.length > 0) problems.push(`a first start with ${free} MiB left ${left}`);
  }
  return problems;
}

/** @throws Error when a conversation cannot be read. */
async function readAsBefore(address: string, writers: Writer[]): Promise<void> {
  for (const [one, two] of pairsOf(writers)) await readConversation(address, one, two);
}
