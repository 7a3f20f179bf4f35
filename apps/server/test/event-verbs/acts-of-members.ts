import type { EventScope } from '@skill-exchange/api-client/types';
import { allDates, canceledIn, datesIn, datesToLeave, mayComeBack } from './dates.ts';
import { free, guestsOf, isUpcoming, manages, type PaperEvent } from './paper.ts';
import { choose, type Done, each, inState, partOf, pathOf, type Scene, stateOf, type Try, withId } from './scene.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const bodyOf = (scope: EventScope) => (scope === 'this' ? {} : { body: { scope } });

function mayAsk(event: PaperEvent, id: string, now: number): boolean {
  const own = event.parts.get(id);
  const isBarred = own?.state === 'removed' && (own.removedAt ?? 0) > now - day;
  const waits = event.line.some(({ isOffered }) => !isOffered);
  return (
    isUpcoming(event, now) &&
    !manages(event, id) &&
    !['approved', 'pending'].includes(own?.state ?? '') &&
    !isBarred &&
    free(event, now) > 0 &&
    (event.start <= now + hour || !waits)
  );
}

function ask({ paper, event, me, now, step: { scope } }: Scene): Try {
  const deed = { by: me.id, about: me.id };
  const deeds = datesIn(paper, event, scope)
    .filter((date) => mayAsk(date, me.id, now))
    .map((date): Done => {
      const isIn = date.isAutomatic && date.parts.get(me.id)?.removedAt == null;
      return { event: date, verb: isIn ? 'join' : 'ask', deed };
    });
  const call = () => me.api.call('registerForEvent', { path: { id: event.id }, ...bodyOf(scope) });
  return { call, deeds, isAllowed: deeds.length > 0 };
}

/** What a member gives up on a date; with its position on the waitlist unless the call is for one date. */
function leaving(date: PaperEvent, about: string, withLine: boolean): Done[] {
  const deed = { by: about, about };
  const state = stateOf(date, about);
  const done: Done[] = [];
  if (withLine && date.line.some(({ id }) => id === about)) done.push({ event: date, verb: 'leaveLine', deed });
  if (state === 'pending') done.push({ event: date, verb: 'withdraw', deed });
  if (state === 'approved') done.push({ event: date, verb: 'leave', deed });
  return done;
}

function leave(scene: Scene): Try {
  const { paper, event, now, step } = scene;
  const about = choose([...inState(scene, 'approved'), ...inState(scene, 'pending')], step.which) ?? scene.me.id;
  const member = withId(scene, about) ?? scene.me;
  const { scope } = step;
  const done = (dates: readonly PaperEvent[]) => dates.flatMap((date) => leaving(date, about, scope !== 'this'));
  const { on, off } = datesToLeave(paper, event, scope);
  const [deeds, silent] = [done(on), off.flatMap((date) => leaving(date, about, true))];
  const query = scope === 'this' ? {} : { query: { scope } };
  const call = () => member.api.call('leaveEvent', { path: { id: event.id }, ...query });
  const isOpen = isUpcoming(event, now) || mayComeBack(event, now);
  return { call, deeds, silent, isAllowed: isOpen && deeds.length + silent.length > 0 };
}

function inLine(scene: Scene, verb: 'take' | 'leaveLine'): Try | undefined {
  const { event, now, step } = scene;
  const own = choose(event.line, step.which);
  const member = withId(scene, own?.id);
  if (own === undefined || member === undefined) return undefined;
  const mayTake = own.until !== null && own.until > now ? true : event.start - now <= hour && free(event, now) > 0;
  const call = () => member.api.call(verb === 'take' ? 'takePlace' : 'leaveWaitlist', pathOf(scene));
  const isAllowed = isUpcoming(event, now) && (verb === 'leaveLine' || mayTake);
  return { call, deeds: each([event], verb, { by: member.id, about: member.id }), isAllowed };
}

/** One answer for all dates to which a member is invited. */
function cohosting(scene: Scene, accepts: boolean): Try | undefined {
  const { paper, event, step, now } = scene;
  const member = withId(scene, choose([...event.invited], step.which));
  if (member === undefined) return undefined;
  const call = () => member.api.call('answerCohostInvitation', { ...pathOf(scene), body: { accepts } });
  const verb = accepts ? 'acceptCohosting' : 'declineCohosting';
  const isAsked = (date: PaperEvent) => date.invited.has(member.id);
  const deed = { by: member.id, about: member.id };
  const deeds = each(datesIn(paper, event, 'all').filter(isAsked), verb, deed);
  const silent = each(canceledIn(paper, event, 'all').filter(isAsked), verb, deed);
  return { call, deeds, silent, isAllowed: isUpcoming(event, now) };
}

/** The code is on the hosts' screens. */
async function codeOf({ server }: Scene, id: string): Promise<string> {
  const events = server.database.db.selectFrom('events').select('check_in_code').where('id', '=', id);
  return (await events.executeTakeFirst())?.check_in_code ?? 'ABCDEF';
}

export const isNear = ({ start, end, canceledAt }: PaperEvent, now: number, afterMs: number) =>
  canceledAt === null && now >= start - 15 * minute && now < end + afterMs;

/** What members try who do not host, by name. */
export const actsOfMembers = {
  ask,
  leave,
  waitInLine: (scene: Scene): Try => {
    const { event, me, now } = scene;
    const own = partOf(scene, me.id);
    const isAllowed =
      isUpcoming(event, now) &&
      !manages(event, me.id) &&
      own?.state !== 'approved' &&
      own?.removedAt == null &&
      free(event, now) <= 0;
    const call = () => me.api.call('joinWaitlist', pathOf(scene));
    return { call, deeds: each([event], 'waitInLine', { by: me.id, about: me.id }), isAllowed };
  },
  take: (scene: Scene) => inLine(scene, 'take'),
  leaveLine: (scene: Scene) => inLine(scene, 'leaveLine'),
  acceptCohosting: (scene: Scene) => cohosting(scene, true),
  declineCohosting: (scene: Scene) => cohosting(scene, false),
  handOver: (scene: Scene): Try | undefined => {
    const { paper, event, now } = scene;
    const heir = withId(scene, event.offeredTo ?? undefined);
    if (heir === undefined) return undefined;
    const call = () => heir.api.call('answerHosting', { ...pathOf(scene), body: { accepts: true } });
    const isOffered = (date: PaperEvent) => date.offeredTo === heir.id && date.host === event.host;
    const deed = { by: heir.id, about: event.host };
    const deeds = each(datesIn(paper, event, 'all').filter(isOffered), 'handOver', deed);
    const silent = each(canceledIn(paper, event, 'all').filter(isOffered), 'handOver', deed);
    return { call, deeds, silent, isAllowed: isUpcoming(event, now) };
  },
  checkIn: (scene: Scene): Try => {
    const { event, now, step } = scene;
    const about = choose(guestsOf(event), step.which) ?? scene.me.id;
    const member = withId(scene, about) ?? scene.me;
    const own = partOf(scene, about);
    const isAllowed = own?.state === 'approved' && isNear(event, now, hour) && event.hasCode && own.came !== false;
    const call = async () =>
      await member.api.call('checkIn', { ...pathOf(scene), body: { code: await codeOf(scene, event.id) } });
    return { call, deeds: each([event], 'checkIn', { by: about, about, came: true }), isAllowed };
  },
  review: (scene: Scene): Try => {
    const { event, me, now } = scene;
    const wasHeld = event.canceledAt === null || event.canceledAt >= event.start;
    const isAllowed =
      wasHeld &&
      event.end <= now &&
      event.end >= now - 30 * day &&
      wasThere(scene, me.id) &&
      !manages(event, me.id) &&
      !event.reviews.has(me.id);
    const body = { rating: 4, comment: 'Warm and clear.' };
    const call = () => me.api.call('reviewEvent', { ...pathOf(scene), body });
    return { call, deeds: each([event], 'review', { by: me.id, about: me.id }), isAllowed };
  },
} satisfies Record<string, (scene: Scene) => Try | undefined>;

/** Whether a member came; where nobody did, whether they had a place at the start and nobody said that they missed it. */
function wasThere(scene: Scene, id: string): boolean {
  const { event } = scene;
  const own = partOf(scene, id);
  if (own === undefined || own.came !== null) return own?.came === true;
  if ([...event.parts.values()].some(({ came }) => came === true)) return false;
  if (own.state === 'removed') return own.askedAt <= event.start && (own.removedAt ?? 0) >= event.start;
  return own.state === 'approved' && (own.approvedAt ?? event.end) <= event.start;
}

/** The dates of an event's series on which a member was approved at the same time. */
export const approvedTogether = ({ paper, event, now }: Scene, id: string) => {
  const at = event.parts.get(id)?.approvedAt ?? null;
  return allDates(paper, event).filter((date) => {
    const own = date.parts.get(id);
    return own?.state === 'approved' && own.approvedAt === at && (own.undoUntil ?? 0) > now;
  });
};
