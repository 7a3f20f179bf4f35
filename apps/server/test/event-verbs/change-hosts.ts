import type { Deed } from './model.ts';
import type { PaperEvent } from './paper.ts';
import type { EventVerb } from './table.ts';

/** Changes who hosts an event, and whether and when it takes place. */
export function changeHosts(verb: EventVerb, event: PaperEvent, { about, by, start }: Deed, now: number): void {
  if (verb === 'invite') event.invited.add(about);
  if (verb === 'acceptCohosting' || verb === 'declineCohosting') event.invited.delete(about);
  if (verb === 'acceptCohosting') event.cohosts.add(about);
  if (verb === 'removeCohost') for (const hosts of [event.cohosts, event.invited]) hosts.delete(about);
  if (verb === 'removeCohost' && event.offeredTo === about) event.offeredTo = null;
  if (verb === 'offerHosting') event.offeredTo = about;
  if (verb === 'handOver') {
    event.cohosts.delete(by);
    event.cohosts.add(event.host);
    event.host = by;
    event.offeredTo = null;
  }
  if (verb === 'cancel') event.canceledAt = now;
  if (verb === 'move' && start !== undefined) event.end = start + 3_600_000;
}
