import { conflict, missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { calendarFile } from '../calendar/service.ts';
import { makeZip } from './make-zip.ts';
import * as exports from './repository.ts';

const dayMs = 24 * 3_600_000;

/** How long a copy can be downloaded. */
const keptMs = 7 * dayMs;

/** A copy that is not ready by then never will be: its job has been given up. */
const stuckMs = dayMs;

export type ExportState =
  | { state: 'none' }
  | { state: 'preparing'; requestedAt: string }
  | { state: 'ready' | 'expired'; requestedAt: string; expiresAt: string };

/** How far the copy of a member's data is. */
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

/** Asks for a copy of the member's data. @throws ApiError 409 while one is being made. */
export async function requestExport(context: AppContext, memberId: string): Promise<ExportState> {
  const now = context.clock();
  const stuckBefore = new Date(now.getTime() - stuckMs);
  const hasBegun = await inTransaction(context.db, async (trx) => {
    if (!(await exports.beginExport(trx, memberId, { now, stuckBefore }))) return false;
    await context.jobs.add(trx, 'export', [{ memberId }]);
    return true;
  });
  if (!hasBegun) throw conflict('export_preparing', 'Your copy is being made already. We email you when it is ready.');
  return await exportState(context, memberId);
}

/** Makes the copy that a member asked for, and tells them. */
export async function makeExport(context: AppContext, memberId: string): Promise<void> {
  const row = await exports.findExport(context.db, memberId);
  if (row === undefined || row.ready_at !== null) return;
  const calendar = await calendarFile(context, memberId, { from: new Date(0), withLinks: true, mostRows: null });
  const bytes = await makeZip(context.db, memberId, { calendar, now: context.clock() });
  await inTransaction(context.db, async (trx) => {
    if (!(await exports.storeExport(trx, memberId, { ready_at: context.clock(), bytes }))) return;
    await context.jobs.add(trx, 'account-email', [{ about: 'export-ready', memberId }]);
  });
}

/** The copy as a zip. @throws ApiError 404 where none is ready. */
export async function downloadExport({ db, clock }: AppContext, memberId: string): Promise<Buffer> {
  const bytes = await exports.findExportBytes(db, memberId, new Date(clock().getTime() - keptMs));
  if (bytes === undefined) throw missing('File');
  return Buffer.from(bytes);
}

/** Removes copies that can be downloaded no longer. */
export async function removeOldExports({ db, clock }: AppContext): Promise<void> {
  await exports.emptyExports(db, new Date(clock().getTime() - keptMs));
}
