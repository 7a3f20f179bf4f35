import type { EventMaterials, EventMaterialsChange } from '@skill-exchange/api-client/types';
import { type ApiError, conflict, invalid } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { readLink } from '../../../input.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { lockForShare } from '../../users/repository.ts';
import { lockEnded } from '../changes/ended-repository.ts';
import type { EventRow } from '../event-columns.ts';
import { changedMeanwhile, readEvent, readHostedEvent } from '../service.ts';
import * as materials from './material-repository.ts';
import { findRecipients } from './update-repository.ts';

/** Hosts often add the recording and the slides one after the other: one email has both. */
const emailAfterSeconds = 5 * 60;

/**
 * Stores links to the recording and the slides of an event that is over, and notifies participants of new ones. An empty
 * link removes one.
 *
 * @throws ApiError 400 for a link that is not https; 403 to all but the hosts, and to a limited one; 404 without such an event;
 * 409 before its end, and for a canceled event.
 */
export async function setMaterials(
  context: AppContext,
  memberId: string,
  id: string,
  change: EventMaterialsChange,
): Promise<EventMaterials> {
  const patch = readMaterials(change);
  const event = await readHostedEvent(context, memberId, id);
  await requireNotLimited(context, memberId);
  const now = context.clock();
  const closed = whyNoMaterials(event, now);
  if (closed !== null) throw closed;
  const stored = await inNotifyingTransaction(context, async (trx, notify) => {
    // A guest who blocks the author at the same moment is not notified.
    await lockForShare(trx, [memberId]);
    if ((await lockEnded(trx, event.id, now).executeTakeFirst()) === undefined)
      throw whyNoMaterials(await readEvent({ ...context, db: trx }, event.id, memberId), now) ?? changedMeanwhile();
    const before = await materials.findMaterials(trx, event.id);
    const after = { ...before, ...patch };
    await materials.saveMaterials(trx, event.id, after);
    const isNew = (['recording', 'slides'] as const).some(
      (name) => after[name] !== null && after[name] !== before[name],
    );
    // The page of a hidden event stays removed.
    if (!isNew || event.hidden_at !== null) return after;
    const details = { eventId: event.id, title: event.title, change: wordsOf(after) };
    const to = await findRecipients(trx, event.id, false);
    await notify({ kind: 'eventUpdate', subject: event.id, to, actor: memberId, details, emailAfterSeconds });
    return after;
  });
  const { recording, slides } = stored;
  return { ...(recording !== null && { recording }), ...(slides !== null && { slides }) };
}

function readMaterials(change: EventMaterialsChange): Partial<materials.MaterialRow> {
  const links = Object.entries({ recording: change.recording, slides: change.slides });
  return Object.fromEntries(links.flatMap(([name, text]) => (text === undefined ? [] : [[name, read(name, text)]])));
}

function read(field: string, text: string): string | null {
  const link = readLink(field, text);
  if (link === '') return null;
  if (!link.toLowerCase().startsWith('https://'))
    throw invalid(field, 'must be a link that begins with https://', { rule: 'link' });
  return link;
}

function whyNoMaterials({ cancelled_at, end_time }: EventRow, now: Date): ApiError | null {
  if (cancelled_at !== null) return conflict('event_canceled', 'This event was canceled.');
  return end_time > now ? conflict('event_not_over', 'This event is not over yet.') : null;
}

function wordsOf({ recording, slides }: materials.MaterialRow): string {
  if (recording !== null && slides !== null) return 'materials';
  return recording === null ? 'slides' : 'recording';
}
