import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import { findLanguage } from '../auth/repository.ts';
import { calendarFile } from '../calendar/service.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { makeZip } from './make-zip.ts';
import * as exports from './repository.ts';

const dayMs = 24 * 3_600_000;

/** The lifetime of a copy, in days. */
export const copyDays = 7;
const keptMs = copyDays * dayMs;

/** Bytes stored per statement. */
const partBytes = 64 * 1024;

/** A copy that is not ready after this time never will be: its job has failed permanently. */
const stuckMs = dayMs;

export type ExportState =
  | { state: 'none' }
  | { state: 'preparing'; requestedAt: string }
  | { state: 'ready' | 'expired'; requestedAt: string; expiresAt: string };

/** Returns the state of a member's copy. */
export async function exportState({ db, clock }: AppContext, memberId: string): Promise<ExportState> {
  const row = await exports.findExport(db, memberId);
  if (row === undefined) return { state: 'none' };
  const requestedAt = row.requested_at.toISOString();
  const now = clock().getTime();
  if (row.ready_at === null)
    return now - row.requested_at.getTime() > stuckMs ? { state: 'none' } : { state: 'preparing', requestedAt };
  const expires = row.ready_at.getTime() + keptMs;
  return {
    state: expires > now ? 'ready' : 'expired',
    requestedAt,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Requests a copy of the member's data. @throws ApiError 409 while one is being made. */
export async function requestExport(context: AppContext, caller: Caller): Promise<ExportState> {
  const { memberId } = caller;
  const now = context.clock();
  const stuckBefore = new Date(now.getTime() - stuckMs);
  const hasBegun = await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, now);
    if (!(await exports.beginExport(trx, memberId, { now, stuckBefore }))) return false;
    await exports.deleteParts(trx, memberId);
    await context.jobs.add(trx, 'export', [{ memberId }]);
    return true;
  });
  if (!hasBegun) throw conflict('export_preparing', 'Your copy is being made already. We email you when it is ready.');
  return await exportState(context, memberId);
}

/** Creates a requested copy part by part, and notifies the member. */
export async function makeExport(context: AppContext, memberId: string): Promise<void> {
  const { db, clock, jobs } = context;
  const row = await exports.findExport(db, memberId);
  if (row === undefined || row.ready_at !== null) return;
  const { requested_at } = row;
  const copy_id = randomUUID();
  // Parts of an earlier, failed attempt.
  await exports.deleteParts(db, memberId);
  const calendar = await inReadersLanguage(context, await findLanguage(context.db, memberId), () =>
    calendarFile(context, memberId, { from: new Date(0), withLinks: true, maxRows: null }),
  );
  let [position, size] = [0, 0];
  for await (const bytes of inParts(makeZip(db, memberId, { calendar, now: clock() }), partBytes)) {
    await exports.insertPart(db, { member_id: memberId, copy_id, position, bytes });
    position += 1;
    size += bytes.length;
  }
  await inTransaction(db, async (trx) => {
    const copy = { copy_id, requested_at, ready_at: clock(), size };
    if (await exports.storeExport(trx, memberId, copy))
      await jobs.add(trx, 'account-email', [{ about: 'export-ready', memberId }]);
    else await exports.deleteParts(trx, memberId, copy_id);
  });
}

/** Collects chunks into parts of this size; the last one is smaller. */
async function* inParts(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size);
  }
  if (rest.length > 0) yield rest;
}

/** Streams the copy as a zip. @throws ApiError 404 when none is ready. */
export async function downloadExport(
  { db, clock }: AppContext,
  memberId: string,
): Promise<{ size: number; zip: Readable }> {
  const copy = await exports.findCopy(db, memberId, new Date(clock().getTime() - keptMs));
  if (copy === undefined) throw notFound('File');
  return { size: copy.size, zip: Readable.from(exports.readParts(db, memberId, copy), { objectMode: false }) };
}

/** Removes expired copies. */
export async function removeOldExports({ db, clock }: AppContext): Promise<void> {
  await exports.emptyExports(db, new Date(clock().getTime() - keptMs));
}
