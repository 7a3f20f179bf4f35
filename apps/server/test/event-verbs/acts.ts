import type { TestAnswer } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Deed } from './model.ts';
import { free, guestsOf, isUpcoming, manages, type PaperEvent } from './paper.ts';
import type { EventVerb } from './table.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A choice among what there is, and what to do with it. */
export interface Step {
  act: ActName;
  by: number;
  which: number;
  event: number;
  amount: number;
}

interface Scene {
  server: TestServer;
  members: readonly TestMember[];
  event: PaperEvent;
  now: number;
  step: Step;
  /** The member of the step. */
  me: TestMember;
}

/** What a member tries: the call, the verb that it is, and whether the rules allow it. */
export interface Try {
  call: () => Promise<TestAnswer>;
  verb: EventVerb;
  deed: Deed;
  isAllowed: boolean;
}

const withId = ({ members }: Scene, id: string | undefined) => members.find((member) => member.id === id);
const choose = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
const partOf = ({ event }: Scene, id: string) => event.parts.get(id);
const inState = ({ event }: Scene, state: string) =>
  [...event.parts].filter(([, part]) => part.state === state).map(([id]) => id);
const pathOf = ({ event }: Scene) => ({ path: { eventId: event.id } });
const iso = (time: number) => new Date(time).toISOString();

/** The host, or a co-host. */
function aHost(scene: Scene): TestMember | undefined {
  const { event, step } = scene;
  return withId(scene, choose([event.host, ...event.cohosts], step.which));
}

function decided(scene: Scene, state: string, verb: EventVerb, isAllowed: (id: string) => boolean): Try | undefined {
  const host = aHost(scene);
  const about = choose(inState(scene, state), scene.step.which) ?? scene.me.id;
  if (host === undefined) return undefined;
  const { eventId } = pathOf(scene).path;
  const body = { userId: about };
  const decide = (action: 'APPROVE' | 'REJECT') =>
    host.api.call('handleEventRequest', { path: { eventId }, body: { ...body, action } });
  const calls: Partial<Record<EventVerb, () => Promise<TestAnswer>>> = {
    approve: () => decide('APPROVE'),
    decline: () => decide('REJECT'),
    undoApproval: () => host.api.call('undoApproval', { path: { eventId }, body }),
    undoDecline: () => host.api.call('undoDecline', { path: { eventId }, body }),
    remove: () => host.api.call('removeGuest', { path: { eventId }, body }),
  };
  const call = calls[verb];
  if (call === undefined) return undefined;
  const isFine = isUpcoming(scene.event, scene.now) && partOf(scene, about)?.state === state && isAllowed(about);
  return { call, verb, deed: { by: host.id, about }, isAllowed: isFine };
}

function ask(scene: Scene): Try {
  const { event, me, now } = scene;
  const own = partOf(scene, me.id);
  const isBarred = own?.state === 'removed' && (own.removedAt ?? 0) > now - day;
  const waits = event.line.some(({ isOffered }) => !isOffered);
  const isAllowed =
    isUpcoming(event, now) &&
    !manages(event, me.id) &&
    !['approved', 'pending'].includes(own?.state ?? '') &&
    !isBarred &&
    free(event, now) > 0 &&
    (event.start <= now + hour || !waits);
  const isIn = event.isAutomatic && own?.removedAt == null;
  const call = () => me.api.call('registerForEvent', { path: { id: event.id } });
  return { call, verb: isIn ? 'join' : 'ask', deed: { by: me.id, about: me.id }, isAllowed };
}

function leave(scene: Scene): Try {
  const { event, now } = scene;
  const about = choose([...inState(scene, 'approved'), ...inState(scene, 'pending')], scene.step.which) ?? scene.me.id;
  const member = withId(scene, about) ?? scene.me;
  const state = partOf(scene, about)?.state;
  const call = () => member.api.call('leaveEvent', { path: { id: event.id } });
  const isAllowed = isUpcoming(event, now) && (state === 'approved' || state === 'pending');
  return { call, verb: state === 'pending' ? 'withdraw' : 'leave', deed: { by: about, about }, isAllowed };
}

function inLine(scene: Scene, verb: 'take' | 'leaveLine'): Try | undefined {
  const { event, now, step } = scene;
  const own = choose(event.line, step.which);
  const member = withId(scene, own?.id);
  if (own === undefined || member === undefined) return undefined;
  const mayTake = own.until !== null && own.until > now ? true : event.start - now <= hour && free(event, now) > 0;
  const call = () => member.api.call(verb === 'take' ? 'takePlace' : 'leaveWaitlist', pathOf(scene));
  const isAllowed = isUpcoming(event, now) && (verb === 'leaveLine' || mayTake);
  return { call, verb, deed: { by: member.id, about: member.id }, isAllowed };
}

function cohosting(scene: Scene, accepts: boolean): Try | undefined {
  const { event, step, now } = scene;
  const member = withId(scene, choose([...event.invited], step.which));
  if (member === undefined) return undefined;
  const call = () => member.api.call('answerCohostInvitation', { ...pathOf(scene), body: { accepts } });
  const verb = accepts ? 'acceptCohosting' : 'declineCohosting';
  return { call, verb, deed: { by: member.id, about: member.id }, isAllowed: isUpcoming(event, now) };
}

function byHost(scene: Scene, verb: EventVerb, about: string | undefined, isAllowed: boolean): Try | undefined {
  const { event, step, now } = scene;
  const host = withId(scene, event.host);
  const path = { eventId: event.id };
  if (host === undefined || about === undefined) return undefined;
  const body = { userId: about };
  const start = now + step.amount * hour;
  const [start_time, end_time] = [iso(event.start), iso(event.end)];
  const calls: Partial<Record<EventVerb, () => Promise<TestAnswer>>> = {
    invite: () => host.api.call('inviteCohost', { path, body }),
    removeCohost: () => host.api.call('removeCohost', { path: { ...path, userId: about } }),
    offerHosting: () => host.api.call('offerHosting', { path, body }),
    cancel: () => host.api.call('deleteEvent', { path }),
    restore: () => host.api.call('restoreEvent', { path }),
    move: () => host.api.call('updateEvent', { path, body: { start_time: iso(start), end_time: iso(start + hour) } }),
    resize: () =>
      host.api.call('updateEvent', { path, body: { start_time, end_time, max_participants: 1 + (step.amount % 4) } }),
    letIn: () => host.api.call('updateEvent', { path, body: { start_time, end_time, autoApprove: true } }),
    openCheckIn: () => host.api.call('openCheckIn', { path }),
    mark: () => host.api.call('markAttendance', { path, body: { marks: [{ ...body, came: step.amount % 2 === 0 }] } }),
  };
  const call = calls[verb];
  const deed = { by: host.id, about, start, size: 1 + (step.amount % 4), came: step.amount % 2 === 0 };
  return call && { call, verb, deed, isAllowed };
}

/** The code is on the hosts' screens. */
async function codeOf({ server }: Scene, id: string): Promise<string> {
  const events = server.database.db.selectFrom('events').select('check_in_code').where('id', '=', id);
  return (await events.executeTakeFirst())?.check_in_code ?? 'ABCDEF';
}

const isNear = ({ start, end, canceledAt }: PaperEvent, now: number, afterMs: number) =>
  canceledAt === null && now >= start - 15 * minute && now < end + afterMs;

/** What members try, by name. */
export const acts = {
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
    return { call, verb: 'waitInLine', deed: { by: me.id, about: me.id }, isAllowed };
  },
  take: (scene: Scene) => inLine(scene, 'take'),
  leaveLine: (scene: Scene) => inLine(scene, 'leaveLine'),
  approve: (scene: Scene) => decided(scene, 'pending', 'approve', (id) => free(scene.event, scene.now, id) > 0),
  decline: (scene: Scene) => decided(scene, 'pending', 'decline', () => true),
  undoApproval: (scene: Scene) =>
    decided(scene, 'approved', 'undoApproval', (id) => {
      const own = partOf(scene, id);
      const hasHeard = (own?.heardAt ?? -1) >= (own?.approvedAt ?? 0);
      return (own?.undoUntil ?? 0) > scene.now && own?.came === null && !hasHeard;
    }),
  undoDecline: (scene: Scene) => decided(scene, 'declined', 'undoDecline', (id) => !manages(scene.event, id)),
  remove: (scene: Scene) => decided(scene, 'approved', 'remove', () => true),
  move: (scene: Scene) => byHost(scene, 'move', scene.event.host, isUpcoming(scene.event, scene.now)),
  resize: (scene: Scene) => {
    const { event, now, step } = scene;
    const taken = event.size - free(event, now);
    const size = 1 + (step.amount % 4);
    // Once it is over, a form that changes nothing is no error.
    const isSame = event.canceledAt === null && event.end <= now && size === event.size;
    return byHost(scene, 'resize', event.host, isSame || (isUpcoming(event, now) && size >= taken));
  },
  letIn: (scene: Scene) =>
    scene.event.isAutomatic ? undefined : byHost(scene, 'letIn', scene.event.host, isUpcoming(scene.event, scene.now)),
  cancel: (scene: Scene) => byHost(scene, 'cancel', scene.event.host, isUpcoming(scene.event, scene.now)),
  restore: (scene: Scene) => {
    const { event, now } = scene;
    const isAllowed = event.canceledAt !== null && event.start > now && now - event.canceledAt < day;
    return byHost(scene, 'restore', event.host, isAllowed);
  },
  invite: (scene: Scene) => {
    const { event, me, now } = scene;
    if (manages(event, me.id) || event.invited.has(me.id)) return undefined;
    return byHost(scene, 'invite', me.id, isUpcoming(event, now));
  },
  acceptCohosting: (scene: Scene) => cohosting(scene, true),
  declineCohosting: (scene: Scene) => cohosting(scene, false),
  removeCohost: (scene: Scene) => {
    const { event, now, step } = scene;
    return byHost(scene, 'removeCohost', choose([...event.cohosts], step.which), isUpcoming(event, now));
  },
  offerHosting: (scene: Scene) => {
    const { event, now, step } = scene;
    const others = [...event.cohosts].filter((id) => id !== event.offeredTo);
    return byHost(scene, 'offerHosting', choose(others, step.which), isUpcoming(event, now));
  },
  handOver: (scene: Scene): Try | undefined => {
    const { event, now } = scene;
    const heir = withId(scene, event.offeredTo ?? undefined);
    if (heir === undefined) return undefined;
    const call = () => heir.api.call('answerHosting', { ...pathOf(scene), body: { accepts: true } });
    return { call, verb: 'handOver', deed: { by: heir.id, about: event.host }, isAllowed: isUpcoming(event, now) };
  },
  openCheckIn: (scene: Scene) => byHost(scene, 'openCheckIn', scene.event.host, isNear(scene.event, scene.now, hour)),
  checkIn: (scene: Scene): Try => {
    const { event, now, step } = scene;
    const about = choose(guestsOf(event), step.which) ?? scene.me.id;
    const member = withId(scene, about) ?? scene.me;
    const own = partOf(scene, about);
    const isAllowed = own?.state === 'approved' && isNear(event, now, hour) && event.hasCode && own.came !== false;
    const call = async () =>
      await member.api.call('checkIn', { ...pathOf(scene), body: { code: await codeOf(scene, event.id) } });
    return { call, verb: 'checkIn', deed: { by: about, about, came: true }, isAllowed };
  },
  mark: (scene: Scene) => {
    const { event, now, step } = scene;
    const about = choose(guestsOf(event), step.which);
    return byHost(scene, 'mark', about, isNear(event, now, 7 * day));
  },
  review: (scene: Scene): Try => {
    const { event, me, now } = scene;
    const wasHeld = event.canceledAt === null || event.canceledAt >= event.start;
    const isAllowed =
      wasHeld &&
      event.end <= now &&
      event.end >= now - 30 * day &&
      partOf(scene, me.id)?.came === true &&
      !manages(event, me.id) &&
      !event.reviews.has(me.id);
    const body = { rating: 4, comment: 'Warm and clear.' };
    const call = () => me.api.call('reviewEvent', { ...pathOf(scene), body });
    return { call, verb: 'review', deed: { by: me.id, about: me.id }, isAllowed };
  },
} satisfies Record<string, (scene: Scene) => Try | undefined>;

export type ActName = keyof typeof acts;
