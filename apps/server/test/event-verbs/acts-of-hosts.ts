import type { TestAnswer } from '../support/test-client.ts';
import type { TestMember } from '../support/test-server.ts';
import { approvedTogether, isNear } from './acts-of-members.ts';
import { canceledIn, comingBack, datesIn, startAfterMove } from './dates.ts';
import { free, guestsOf, isUpcoming, manages, type PaperEvent } from './paper.ts';
import { choose, each, hostsOf, inState, iso, partOf, pathOf, type Scene, stateOf, type Try, withId } from './scene.ts';
import type { EventVerb } from './table.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Call = (host: TestMember, path: { eventId: string }, userId: string) => Promise<TestAnswer>;

/** A decision of a host or co-host about a member in a state, for the dates on which it is possible. */
function decided(
  scene: Scene,
  { state, verb, call, isSingle = false }: { state: string; verb: EventVerb; call: Call; isSingle?: boolean },
  isPossible: (date: PaperEvent, id: string) => boolean = () => true,
): Try | undefined {
  const { paper, event, now, step } = scene;
  const host = withId(scene, choose(hostsOf(event), step.which));
  const about = choose(inState(scene, state), step.which) ?? scene.me.id;
  if (host === undefined) return undefined;
  const scope = isSingle ? 'this' : step.scope;
  const inScope = datesIn(paper, event, scope);
  const isMeant = (date: PaperEvent) => stateOf(date, about) === state && isPossible(date, about);
  const deed = { by: host.id, about };
  const deeds = each(inScope.filter(isMeant), verb, deed);
  const silent = each(canceledIn(paper, event, scope, host.id).filter(isMeant), verb, deed);
  // Removing a guest again changes nothing.
  const isRepeated = verb === 'remove' && stateOf(event, about) === 'removed';
  const isAllowed =
    isUpcoming(event, now) && inScope.every((date) => manages(date, host.id)) && (deeds.length > 0 || isRepeated);
  return { call: () => call(host, pathOf(scene).path, about), deeds, silent, isAllowed };
}

const decide =
  (action: 'APPROVE' | 'REJECT', { step: { scope } }: Scene): Call =>
  (host, path, userId) =>
    host.api.call('handleEventRequest', { path, body: { userId, action, scope } });

function undoApproval(scene: Scene): Try | undefined {
  const { event, now, step } = scene;
  const host = withId(scene, choose(hostsOf(event), step.which));
  const about = choose(inState(scene, 'approved'), step.which) ?? scene.me.id;
  if (host === undefined) return undefined;
  const dates = approvedTogether(scene, about);
  const hasHeard = dates.some((date) => {
    const own = date.parts.get(about);
    return (own?.heardAt ?? -1) >= (own?.approvedAt ?? 0);
  });
  const deeds = each(
    dates.filter((date) => date.parts.get(about)?.came === null),
    'undoApproval',
    { by: host.id, about },
  );
  const isAllowed =
    isUpcoming(event, now) &&
    dates.includes(event) &&
    dates.every((date) => manages(date, host.id)) &&
    !hasHeard &&
    deeds.length > 0;
  return { call: () => host.api.call('undoApproval', { ...pathOf(scene), body: { userId: about } }), deeds, isAllowed };
}

interface Plan {
  about?: string | undefined;
  /** The dates that it is done to, and canceled ones. */
  dates?: readonly PaperEvent[];
  silent?: readonly PaperEvent[];
  isAllowed: boolean;
}

/** A call of the host of an event, who must be the host of all dates. */
function byHost(scene: Scene, verb: EventVerb, plan: Plan): Try | undefined {
  const { event, step, now } = scene;
  const { about = event.host, dates = [event], silent = [], isAllowed } = plan;
  const host = withId(scene, event.host);
  if (host === undefined) return undefined;
  const path = { eventId: event.id };
  const { scope } = step;
  const body = { userId: about };
  const start = now + step.amount * hour;
  const size = 1 + (step.amount % 4);
  const came = step.amount % 2 === 0;
  const [start_time, end_time] = [iso(event.start), iso(event.end)];
  const calls: Partial<Record<EventVerb, () => Promise<TestAnswer>>> = {
    invite: () => host.api.call('inviteCohost', { path, body: { ...body, scope } }),
    removeCohost: () => host.api.call('removeCohost', { path: { ...path, userId: about }, query: { scope } }),
    offerHosting: () => host.api.call('offerHosting', { path, body: { ...body, scope } }),
    cancel: () => host.api.call('deleteEvent', { path, query: { scope } }),
    restore: () => host.api.call('restoreEvent', { path, query: { scope } }),
    move: () =>
      host.api.call('updateEvent', { path, body: { start_time: iso(start), end_time: iso(start + hour), scope } }),
    resize: () => host.api.call('updateEvent', { path, body: { start_time, end_time, max_participants: size, scope } }),
    letIn: () => host.api.call('updateEvent', { path, body: { start_time, end_time, autoApprove: true, scope } }),
    openCheckIn: () => host.api.call('openCheckIn', { path }),
    mark: () => host.api.call('markAttendance', { path, body: { marks: [{ ...body, came }] } }),
  };
  const call = calls[verb];
  const startOf = (date: PaperEvent) =>
    date === event ? start : (startAfterMove(date, event.start, start, now) ?? date.start);
  const done = (all: readonly PaperEvent[]) =>
    all.map((date) => ({ event: date, verb, deed: { by: host.id, about, start: startOf(date), size, came } }));
  return call && { call, deeds: done(dates), silent: done(silent), isAllowed };
}

const isOwn = ({ event }: Scene, dates: readonly PaperEvent[]) => dates.every(({ host }) => host === event.host);

/** The dates that take a change of a field: the event itself, and those to come that do not keep their own. */
function taking({ paper, event, now, step: { scope } }: Scene, field: 'size' | 'start' | 'isAutomatic') {
  const isTaking = (date: PaperEvent) => date === event || (date.start > now && !date.own.has(field));
  const dates = datesIn(paper, event, scope).filter(isTaking);
  const silent = canceledIn(paper, event, scope, event.host).filter((date) => !date.own.has(field));
  return { dates, silent, mayChange: dates.every((date) => manages(date, event.host)) };
}

/** What hosts try, by name. */
export const actsOfHosts = {
  approve: (scene: Scene) =>
    decided(
      scene,
      { state: 'pending', verb: 'approve', call: decide('APPROVE', scene) },
      (date, id) => free(date, scene.now, id) > 0,
    ),
  decline: (scene: Scene) => decided(scene, { state: 'pending', verb: 'decline', call: decide('REJECT', scene) }),
  undoApproval,
  undoDecline: (scene: Scene) =>
    decided(
      scene,
      {
        ...{ state: 'declined', verb: 'undoDecline' },
        call: (host, path, userId) => host.api.call('undoDecline', { path, body: { userId, scope: scene.step.scope } }),
      },
      (date, id) => !date.cohosts.has(id),
    ),
  remove: (scene: Scene) =>
    decided(scene, {
      ...{ state: 'approved', verb: 'remove', isSingle: true },
      call: (host, path, userId) => host.api.call('removeGuest', { path, body: { userId } }),
    }),
  move: (scene: Scene) => {
    const { event, now, step } = scene;
    const start = now + step.amount * hour;
    if (start === event.start) return undefined;
    const { dates, silent, mayChange } = taking(scene, 'start');
    const others = dates.filter((date) => date !== event);
    const fits = others.every((date) => startAfterMove(date, event.start, start, now) !== null);
    const moves = (date: PaperEvent) => date === event || startAfterMove(date, event.start, start, now) !== date.start;
    const plan = { dates: dates.filter(moves), silent: silent.filter(moves) };
    return byHost(scene, 'move', { ...plan, isAllowed: isUpcoming(event, now) && mayChange && fits });
  },
  resize: (scene: Scene) => {
    const { event, now, step } = scene;
    const size = 1 + (step.amount % 4);
    const { dates, silent, mayChange } = taking(scene, 'size');
    if (size === event.size) {
      // A form that changes nothing is no error, also once the event is over.
      const isAllowed = event.canceledAt === null && (isUpcoming(event, now) || event.end <= now);
      return byHost(scene, 'resize', { isAllowed });
    }
    const fits = dates.every((date) => size >= date.size - free(date, now));
    return byHost(scene, 'resize', { dates, silent, isAllowed: isUpcoming(event, now) && mayChange && fits });
  },
  letIn: (scene: Scene) => {
    const { event, now } = scene;
    if (event.isAutomatic) return undefined;
    const { dates, silent, mayChange } = taking(scene, 'isAutomatic');
    return byHost(scene, 'letIn', { dates, silent, isAllowed: isUpcoming(event, now) && mayChange });
  },
  cancel: (scene: Scene) => {
    const { paper, event, now, step } = scene;
    const dates = datesIn(paper, event, step.scope);
    return byHost(scene, 'cancel', { dates, isAllowed: isUpcoming(event, now) && isOwn(scene, dates) });
  },
  restore: (scene: Scene) => {
    const { paper, event, now, step } = scene;
    const isAllowed = event.canceledAt !== null && event.start > now && now - event.canceledAt < day;
    return byHost(scene, 'restore', { dates: comingBack(paper, event, step.scope), isAllowed });
  },
  invite: (scene: Scene) => {
    const { paper, event, me, now, step } = scene;
    const isNew = (date: PaperEvent) => !manages(date, me.id) && !date.invited.has(me.id);
    if (!isNew(event)) return undefined;
    const inScope = datesIn(paper, event, step.scope);
    const silent = canceledIn(paper, event, step.scope).filter((date) => isOwn(scene, [date]) && isNew(date));
    const isAllowed = isUpcoming(event, now) && isOwn(scene, inScope);
    return byHost(scene, 'invite', { about: me.id, dates: inScope.filter(isNew), silent, isAllowed });
  },
  removeCohost: (scene: Scene) => {
    const { paper, event, now, step } = scene;
    const about = choose([...event.cohosts], step.which);
    if (about === undefined) return undefined;
    const inScope = datesIn(paper, event, step.scope);
    const canceled = canceledIn(paper, event, step.scope).filter((date) => isOwn(scene, [date]));
    // An invitation is withdrawn without a word.
    const silent = [...canceled, ...inScope.filter((date) => date.invited.has(about))];
    const dates = inScope.filter((date) => date.cohosts.has(about));
    const isAllowed = isUpcoming(event, now) && isOwn(scene, inScope);
    return byHost(scene, 'removeCohost', { about, dates, silent, isAllowed });
  },
  offerHosting: (scene: Scene) => {
    const { paper, event, now, step } = scene;
    const isNew = (id: string) => (date: PaperEvent) => date.cohosts.has(id) && date.offeredTo !== id;
    const about = choose(
      [...event.cohosts].filter((id) => isNew(id)(event)),
      step.which,
    );
    if (about === undefined) return undefined;
    const inScope = datesIn(paper, event, step.scope);
    const silent = canceledIn(paper, event, step.scope).filter((date) => isOwn(scene, [date]) && isNew(about)(date));
    const isAllowed = isUpcoming(event, now) && isOwn(scene, inScope);
    return byHost(scene, 'offerHosting', { about, dates: inScope.filter(isNew(about)), silent, isAllowed });
  },
  openCheckIn: (scene: Scene) => byHost(scene, 'openCheckIn', { isAllowed: isNear(scene.event, scene.now, hour) }),
  mark: (scene: Scene) => {
    const { event, now, step } = scene;
    const about = choose(guestsOf(event), step.which);
    if (about === undefined) return undefined;
    return byHost(scene, 'mark', {
      about,
      isAllowed: isNear(event, now, 7 * day) && partOf(scene, about) !== undefined,
    });
  },
} satisfies Record<string, (scene: Scene) => Try | undefined>;
