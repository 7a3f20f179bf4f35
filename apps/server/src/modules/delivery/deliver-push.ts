import type { PushMessage } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import type { Clock } from '../../dates-in-words.ts';
import { inTransaction } from '../../db/contention.ts';
import type { JobData } from '../../jobs/queues.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { kinds } from '../notifications/kinds/kinds.ts';
import { isolatedFactsOf } from '../notifications/present-notification.ts';
import { settingsOf } from '../notifications/settings-service.ts';
import * as devices from '../push/repository.ts';
import { currentStart, type EmailSubject } from './compose-email.ts';
import { currentSituation, optionsOf, quietSecondsOf } from './deliver.ts';
import { type DueRow, findDue } from './repository.ts';
import { startInWords } from './time-words.ts';

/** Consecutive rejections by a push service before the device counts as gone. */
const rejectionsAllowed = 5;

/**
 * Sends a notification to a device, unless it has been read, is outdated or is disabled. Delayed by
 * quiet hours. Removes a device that no longer accepts pushes.
 */
export async function deliverPush(context: AppContext, data: JobData['push']): Promise<void> {
  const { db, clock, pushes, jobs } = context;
  const due = await findDue(db, data.notificationId, clock());
  const device = await devices.findDevice(db, data.sessionId, clock());
  if (pushes === null || due === undefined || due.read_at !== null || device?.member_id !== due.member_id) return;
  const settings = await settingsOf(context, due.member_id);
  const situation = await currentSituation(context, due);
  if (situation === null) return;
  if (!kinds[due.kind].isFixed) {
    if (!settings.kinds.some(({ kind, push }) => kind === due.kind && push)) return;
    const wait = quietSecondsOf(due, settings, clock());
    if (wait > 0) return await inTransaction(db, (trx) => jobs.add(trx, 'push', [data], wait));
  }
  const isOwnKey = device.server_key === pushes.publicKey;
  const outcome = isOwnKey
    ? await pushes.send(
        device,
        inReadersLanguage(context, settings.language, () =>
          composePush({ ...due, details: situation.details }, situation, optionsOf(context, settings, null)),
        ),
      )
    : 'gone';
  if (outcome === 'gone') await devices.deleteDevice(db, data.sessionId);
  else if (outcome === 'rejected') await devices.countFailure(db, data.sessionId, rejectionsAllowed);
  else await devices.countNoFailures(db, data.sessionId);
}

function composePush(due: DueRow, situation: EmailSubject, clock: Clock): PushMessage {
  const { title, path, timeIs } = kinds[due.kind];
  const facts = isolatedFactsOf(due);
  const start = startInWords({ ...due.details, ...currentStart(due.kind, situation) }, timeIs, clock);
  return {
    title: title(facts),
    ...(start !== null && { body: start }),
    path: path(facts),
    tag: `notification-${due.id}`,
  };
}
