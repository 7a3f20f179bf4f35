import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Notify } from '../../notifications/notify.ts';
import { groupByHosts } from '../cohosts/event-hosts.ts';
import { severalOf } from '../series/series.ts';
import type { AskedEvent } from './registration-repository.ts';
import { findRequestThreads } from './request-threads.ts';

/** A date that a member asked to join. */
export interface AskedDate extends AskedEvent {
  id: string;
  /** The request is approved. */
  isIn: boolean;
}

/** Notifies hosts once of new requests for their dates and once of new guests, and the member of their places. */
export async function notifyOfRequests(
  trx: Transaction<Database>,
  notify: Notify,
  asked: readonly AskedDate[],
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const toHosts = async (kind: 'eventRequest' | 'eventJoined', dates: readonly AskedDate[]) => {
    for (const { hosts, dates: theirs } of await groupByHosts(trx, dates)) {
      const notice = { ...noticeOf(theirs), kind, actor: memberId };
      const [{ seriesId }] = theirs;
      if (kind === 'eventJoined' || seriesId === null) await notify({ ...notice, to: hosts });
      // One thread for the requests of a member for dates of a series, also when they ask for one date at a time.
      else
        for (const { hostId, subject, dates } of await findRequestThreads(trx, hosts, { memberId, seriesId, now }))
          await notify({
            ...notice,
            to: [hostId],
            subject: subject ?? notice.subject,
            details: { ...notice.details, ...(dates > 1 && { dates }) },
          });
    }
  };
  await toHosts(
    'eventRequest',
    asked.filter(({ isIn }) => !isIn),
  );
  const [first, ...more] = asked.filter(({ isIn }) => isIn);
  if (first === undefined) return;
  await toHosts('eventJoined', [first, ...more]);
  await notify({ ...noticeOf([first, ...more]), kind: 'eventApproved', to: [memberId], actor: first.hostId });
}

function noticeOf(dates: readonly [AskedDate, ...AskedDate[]]) {
  const [{ id, title, startsAt }] = dates;
  return { subject: id, details: { eventId: id, title, startsAt: startsAt.toISOString(), ...severalOf(dates) } };
}
