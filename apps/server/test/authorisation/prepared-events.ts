import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../src/contract/handlers.ts';
import { unknownId } from '../support/kinds/things.ts';
import type { TestCall } from '../support/test-client.ts';
import type { Occasion } from './occasion.ts';

/** Makes all participants of the event attend it, and moves it to the past unless it is canceled. */
async function attendedEvent({ server, target, id }: Occasion): Promise<void> {
  const { db } = server.database;
  if (id === unknownId) return;
  const places = db.updateTable('event_registrations').set({ came: true }).where('state', '=', 'approved');
  await places.where('event_id', '=', id).execute();
  const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
  if (target !== 'cancelled') await db.updateTable('events').set(past).where('id', '=', id).execute();
}

/** Stores a review of the event by its participant. */
async function reviewedEvent(occasion: Occasion): Promise<TestCall> {
  const { server, cast, target, id } = occasion;
  await attendedEvent(occasion);
  const author_id = target === 'another' ? cast.strangers[1].id : cast.owner.id;
  const review = { event_id: id, author_id, rating: 5, comment: 'My loaf rose.' };
  const insert = server.database.db.insertInto('event_reviews').values(review);
  if (id !== unknownId) await insert.onConflict((conflict) => conflict.doNothing()).execute();
  return {};
}

const checkInCode = 'K7QX4M';

/** Opens the check-in of an event that starts in five minutes. */
async function startSoon({ server, id }: Occasion): Promise<void> {
  const soon = { start_time: server.clock.inHours(1 / 12), check_in_code: checkInCode };
  if (id !== unknownId) await server.database.db.updateTable('events').set(soon).where('id', '=', id).execute();
}

/** Holds a place for the caller, unless they are in the event. */
async function onWaitlist({ server, cast, target, id, caller }: Occasion): Promise<TestCall> {
  const isIn = target === 'own' && [cast.owner, cast.host, cast.cohost].some(({ id }) => id === caller?.id);
  if (caller === null || id === unknownId || isIn) return {};
  const [joined_at, offer_expires_at] = [server.clock.now(), server.clock.inHours(1)];
  const row = { event_id: id, member_id: caller.id, joined_at, offered_at: joined_at, offer_expires_at };
  await server.database.db.insertInto('event_waitlist').values(row).execute();
  return {};
}

/** Prepares what operations of events need besides their event, and returns the matching call. */
export const preparedEvents: Partial<Record<OperationId, (occasion: Occasion) => Promise<TestCall>>> = {
  undoDecline: async ({ server, cast, id }) => {
    const declined = server.database.db
      .updateTable('event_registrations')
      .set({ state: 'declined', declined_at: server.clock.now() });
    if (id !== unknownId)
      await declined.where('event_id', '=', id).where('member_id', '=', cast.counterpart.id).execute();
    return {};
  },
  undoApproval: async ({ server, cast, id }) => {
    const { db } = server.database;
    const approved = {
      state: 'approved',
      approved_at: server.clock.now(),
      undo_until: server.clock.inHours(1),
    } as const;
    if (id === unknownId) return {};
    await db
      .updateTable('event_registrations')
      .set(approved)
      .where('event_id', '=', id)
      .where('member_id', '=', cast.counterpart.id)
      .execute();
    await db.updateTable('events').set({ participants_count: 2 }).where('id', '=', id).execute();
    return {};
  },
  removeGuest: async ({ server, cast, id }) => {
    const approved = server.database.db
      .updateTable('event_registrations')
      .set({ state: 'approved', approved_at: server.clock.now() });
    if (id === unknownId) return {};
    await approved.where('event_id', '=', id).where('member_id', '=', cast.counterpart.id).execute();
    await server.database.db.updateTable('events').set({ participants_count: 2 }).where('id', '=', id).execute();
    return {};
  },
  restoreEvent: async ({ server, id }) => {
    const canceled = server.database.db.updateTable('events').set({ cancelled_at: server.clock.now() });
    if (id !== unknownId) await canceled.where('id', '=', id).execute();
    return {};
  },
  markAttendance: async (occasion) => {
    const { target, cast } = occasion;
    await startSoon(occasion);
    const guest = target === 'own' || target === 'cancelled' ? cast.owner : cast.strangers[1];
    return { body: { marks: [{ userId: guest.id, came: true }] } };
  },
  openCheckIn: async (occasion) => {
    await startSoon(occasion);
    return {};
  },
  checkIn: async (occasion) => {
    await startSoon(occasion);
    return { body: { code: checkInCode } };
  },
  answerCohostInvitation: async ({ server, cast, target, id }) => {
    const row = {
      event_id: id,
      member_id: cast.counterpart.id,
      state: 'invited',
      invited_at: server.clock.now(),
    } as const;
    const invited = server.database.db.insertInto('event_hosts').values(row);
    // A second call finds the invitation of the first one.
    const isOwn = target === 'own' || target === 'cancelled';
    if (isOwn) await invited.onConflict((conflict) => conflict.doNothing()).execute();
    return {};
  },
  offerHosting: async ({ cast }) => ({ body: { userId: cast.cohost.id } }),
  answerHosting: async ({ server, cast, id }) => {
    const offered = server.database.db.updateTable('event_hosts').set({ offered_at: server.clock.now() });
    const ofCohost = offered.where('event_id', '=', id).where('member_id', '=', cast.cohost.id);
    if (id !== unknownId) await ofCohost.execute();
    // The host takes the offer back, as the co-host declines.
    return { body: { accepts: false } };
  },
  setEventMaterials: async ({ server, target, id }) => {
    const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
    const moved = server.database.db.updateTable('events').set(past).where('id', '=', id);
    if (id !== unknownId && target !== 'cancelled') await moved.execute();
    return {};
  },
  extendSeries: async ({ server, cast, id }) => {
    if (id === unknownId) return {};
    const row = { host_id: cast.host.id, rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU', time_zone: 'UTC', dates: 1 };
    const event = server.database.db.selectFrom('events').select(['day', 'series_id']).where('id', '=', id);
    const found = await event.executeTakeFirst();
    // A second call extends the series of the first one.
    if (found === undefined || found.series_id !== null) return {};
    const series = server.database.db.insertInto('series').values({ ...row, last_day: found.day });
    const { id: series_id } = await series.returning('id').executeTakeFirstOrThrow();
    const place = { series_id, series_position: 1 };
    await server.database.db.updateTable('events').set(place).where('id', '=', id).execute();
    return {};
  },
  removeCohost: async ({ cast, id }) => ({ path: { eventId: id, userId: cast.cohost.id } }),
  joinWaitlist: async ({ server, id }) => {
    const full = server.database.db.updateTable('events').set({ max_participants: 1 });
    if (id !== unknownId) await full.where('id', '=', id).execute();
    return {};
  },
  leaveWaitlist: onWaitlist,
  takePlace: onWaitlist,
  // Saving an unknown draft creates it, each time under another id.
  saveEventDraft: async ({ target }) => (target === 'absent' ? { path: { draftId: randomUUID() } } : {}),
  reviewEvent: async (occasion) => {
    await attendedEvent(occasion);
    return {};
  },
  editEventReview: reviewedEvent,
  removeEventReview: reviewedEvent,
};
