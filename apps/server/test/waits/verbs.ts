import { type Act, jumps } from './jumps.ts';
import {
  aConversation,
  anEvent,
  aRing,
  asked,
  at,
  choose,
  link,
  mySession,
  ownEvent,
  type Scene,
  withId,
} from './scene.ts';
import { standing } from './standing.ts';

const onMine =
  (operation: 'cancelSession' | 'withdrawTimes' | 'declineSession' | 'saidHeld'): Act =>
  async (scene) => {
    const { api } = scene.by;
    const session = mySession(scene);
    if (session === undefined) return undefined;
    const path = { sessionId: session.id };
    if (operation === 'saidHeld') return await api.call('sayAttendance', { path, body: { answer: 'theyMissed' } });
    return await api.call(operation, { path, ...(operation === 'declineSession' && { body: {} }) });
  };

const answerRing =
  (answer: 'accept' | 'decline' | 'leave'): Act =>
  async (scene) => {
    const ring = aRing(scene);
    if (ring === undefined) return undefined;
    const seats = scene.tables.seats.filter(({ ring_id }) => ring_id === ring.id);
    const wanted = answer === 'leave' ? 'accepted' : 'waiting';
    const seat = seats.find((one) => one.answer === wanted) ?? seats[0];
    const member = withId(scene, seat?.member_id) ?? scene.by;
    return await member.api.call('answerRing', { path: { ringId: ring.id }, body: { answer } });
  };

const answerRequest =
  (answer: 'accept' | 'decline'): Act =>
  async (scene) => {
    const row = choose(
      scene.tables.conversations.filter(({ asked_by, accepted_at }) => asked_by !== null && accepted_at === null),
      scene.step.which,
    );
    const asked = row && (row.asked_by === row.member_low ? row.member_high : row.member_low);
    const member = withId(scene, asked);
    if (row === undefined || member === undefined) return undefined;
    return await member.chat.call('answerMessageRequest', { path: { conversationId: row.id }, body: { answer } });
  };

const decide =
  (action: 'APPROVE' | 'REJECT'): Act =>
  async (scene) => {
    const asks = choose(
      scene.tables.registrations.filter(({ state }) => state === 'pending'),
      scene.step.which,
    );
    const host = hostOf(scene, asks?.event_id);
    if (asks === undefined || host === undefined) return undefined;
    const call = { path: { eventId: asks.event_id }, body: { userId: asks.member_id, action } };
    return await host.api.call('handleEventRequest', call);
  };

const myGuest = (scene: Scene) => {
  const own = scene.tables.registrations.filter(({ state }) => state === 'approved');
  const one = choose(own, scene.step.which);
  const member = withId(scene, one?.member_id);
  return one && member ? { eventId: one.event_id, member } : undefined;
};

const aCohost = ({ tables, step }: Scene) =>
  choose(
    tables.cohosts.filter(({ state }) => state === 'accepted'),
    step.which,
  );

const hostOf = (scene: Scene, eventId: string | undefined) =>
  withId(scene, scene.tables.events.find(({ id }) => id === eventId)?.host_id);

/** What members can do, and what time does, by name. */
export const verbs = {
  propose: async (scene) => {
    const { by, other, tables, step } = scene;
    const seat = tables.seats.find(({ member_id }) => member_id === by.id);
    const times = [at(scene), at(scene, 24)].slice(0, 1 + (step.which % 2));
    const skill = seat === undefined ? {} : { skillTaughtByUserOne: seat.gives };
    return await by.api.call('proposeSession', { body: { userTwo: other.id, times, link, ...skill } });
  },
  plan: async (scene) =>
    await scene.by.api.call('createSession', { body: { date: at(scene), userTwo: scene.other.id, link } }),
  accept: async (scene) => {
    const question = asked(scene);
    if (question === undefined) return undefined;
    const body = { time: choose(question.times, scene.step.which) };
    return await question.member.api.call('acceptSession', { path: { sessionId: question.id }, body });
  },
  counter: async (scene) => {
    const session = mySession(scene);
    if (session === undefined) return undefined;
    return await scene.by.api.call('suggestTimes', {
      path: { sessionId: session.id },
      body: { times: [at(scene)] },
    });
  },
  move: async (scene) => {
    const session = mySession(scene);
    if (session === undefined) return undefined;
    return await scene.by.api.call('editSession', { path: { sessionId: session.id }, body: { date: at(scene) } });
  },
  decline: async (scene) => {
    const question = asked(scene);
    if (question === undefined) return undefined;
    return await question.member.api.call('declineSession', { path: { sessionId: question.id }, body: {} });
  },
  undo: onMine('declineSession'),
  withdraw: onMine('withdrawTimes'),
  cancel: onMine('cancelSession'),
  missed: onMine('saidHeld'),
  review: async (scene) => {
    const session = mySession(scene);
    if (session === undefined) return undefined;
    const reviewedTo = session.user_one === scene.by.id ? session.user_two : session.user_one;
    const body = { rating: 5, comment: 'Patient and clear.', reviewedTo, sessionId: session.id };
    return await scene.by.api.call('createReview', { body });
  },

  host: async (scene) => {
    const { by, step, server } = scene;
    const times = { date: at(scene), start_time: at(scene), end_time: at(scene, 1) };
    const series = step.which % 3 === 2 && { repeat: { every: 'week', dates: 2, timeZone: 'UTC' } };
    const body = { title: 'Bread', description: 'Bake with us.', skills: ['Baking'], link, ...times, ...series };
    const auto = { max_participants: 1 + (step.which % 2), autoApprove: step.which % 4 === 3 };
    if (server.clock.inHours(0) >= times.start_time) return undefined;
    return await by.api.call('createEvent', { body: { ...body, ...auto } });
  },
  join: async (scene) => {
    const event = anEvent(scene, ({ host_id }) => host_id !== scene.by.id);
    if (event === undefined) return undefined;
    const scope = event.series_id !== null && scene.step.hours % 2 === 0 ? { scope: 'all' } : {};
    return await scene.by.api.call('registerForEvent', { path: { id: event.id }, body: scope });
  },
  approve: decide('APPROVE'),
  reject: decide('REJECT'),
  undoApproval: async (scene) => {
    const guest = myGuest(scene);
    const host = hostOf(scene, guest?.eventId);
    const call = { path: { eventId: guest?.eventId ?? '' }, body: { userId: guest?.member.id ?? '' } };
    return guest && (await host?.api.call('undoApproval', call));
  },
  leave: async (scene) => {
    const guest = myGuest(scene);
    return guest && (await guest.member.api.call('leaveEvent', { path: { id: guest.eventId } }));
  },
  remove: async (scene) => {
    const guest = myGuest(scene);
    const host = hostOf(scene, guest?.eventId);
    const path = { eventId: guest?.eventId ?? '', userId: guest?.member.id ?? '' };
    return guest && (await host?.api.call('removeGuest', { path, body: {} }));
  },
  cancelEvent: async (scene) => {
    const event = ownEvent(scene);
    return event && (await scene.by.api.call('deleteEvent', { path: { eventId: event.id } }));
  },
  moveEvent: async (scene) => {
    const event = ownEvent(scene);
    if (event === undefined) return undefined;
    const body = { start_time: at(scene), end_time: at(scene, 1) };
    return await scene.by.api.call('updateEvent', { path: { eventId: event.id }, body });
  },
  waitInLine: async (scene) => {
    const event = anEvent(scene, ({ host_id }) => host_id !== scene.by.id);
    return event && (await scene.by.api.call('joinWaitlist', { path: { eventId: event.id } }));
  },
  take: async (scene) => {
    const offered = choose(
      scene.tables.waitlist.filter(({ offered_at }) => offered_at !== null),
      scene.step.which,
    );
    const member = withId(scene, offered?.member_id);
    return offered && (await member?.api.call('takePlace', { path: { eventId: offered.event_id } }));
  },
  letGo: async (scene) => {
    const row = choose(scene.tables.waitlist, scene.step.which);
    const member = withId(scene, row?.member_id);
    return row && (await member?.api.call('leaveWaitlist', { path: { eventId: row.event_id } }));
  },
  invite: async (scene) => {
    const event = ownEvent(scene);
    const body = { userId: scene.other.id };
    return event && (await scene.by.api.call('inviteCohost', { path: { eventId: event.id }, body }));
  },
  answerInvitation: async (scene) => {
    const row = choose(
      scene.tables.cohosts.filter(({ state }) => state === 'invited'),
      scene.step.which,
    );
    const body = { accepts: scene.step.hours % 3 !== 0 };
    const member = withId(scene, row?.member_id);
    return row && (await member?.api.call('answerCohostInvitation', { path: { eventId: row.event_id }, body }));
  },
  offerHosting: async (scene) => {
    const row = aCohost(scene);
    const host = hostOf(scene, row?.event_id);
    const body = { userId: row?.member_id ?? '' };
    return row && (await host?.api.call('offerHosting', { path: { eventId: row.event_id }, body }));
  },
  answerHosting: async (scene) => {
    const row = scene.tables.cohosts.find(({ offered_at }) => offered_at !== null);
    const member = withId(scene, row?.member_id);
    const body = { accepts: scene.step.hours % 3 !== 0 };
    return row && (await member?.api.call('answerHosting', { path: { eventId: row.event_id }, body }));
  },
  removeCohost: async (scene) => {
    const row = aCohost(scene);
    const path = { eventId: row?.event_id ?? '', userId: row?.member_id ?? '' };
    return row && (await hostOf(scene, row.event_id)?.api.call('removeCohost', { path }));
  },
  openCheckIn: async (scene) => {
    const now = scene.server.clock.now().getTime();
    const near = scene.tables.events.find(
      (event) => event.start_time.getTime() < now + 900_000 && event.end_time.getTime() > now - 3_600_000,
    );
    return near && (await withId(scene, near.host_id)?.api.call('openCheckIn', { path: { eventId: near.id } }));
  },
  checkIn: async (scene) => {
    const guest = myGuest(scene);
    const body = { code: scene.tables.events.find(({ id }) => id === guest?.eventId)?.check_in_code ?? 'ABCDEF' };
    return guest && (await guest.member.api.call('checkIn', { path: { eventId: guest.eventId }, body }));
  },
  reviewEvent: async (scene) => {
    const guest = myGuest(scene);
    const body = { rating: 4, comment: 'Warm and clear.' };
    return guest && (await guest.member.api.call('reviewEvent', { path: { eventId: guest.eventId }, body }));
  },

  proposeRing: async ({ by }) => {
    const [match] = (await by.api.ok('listMatches', { query: { kind: 'ring' } })).matches;
    return match && (await by.api.call('proposeRing', { body: { key: match.key } }));
  },
  acceptRing: answerRing('accept'),
  declineRing: answerRing('decline'),
  leaveRing: answerRing('leave'),
  replace: async (scene) => {
    const ring = aRing(scene);
    if (ring === undefined) return undefined;
    const path = { ringId: ring.id };
    const call = await scene.by.api.call('listReplacements', { path });
    const [found] =
      (call.body as { replacements?: { replaces: string; member: { _id: string } }[] })?.replacements ?? [];
    const body = { replaces: found?.replaces, userId: found?.member._id };
    return found && (await scene.by.api.call('replaceInRing', { path, body }));
  },

  write: async ({ by, other }) =>
    await by.chat.call('sendMessage', { body: { senderId: by.id, receiverId: other.id, text: 'Hello.' } }),
  unsend: async ({ by, tables, step }) => {
    const own = choose(
      tables.messages.filter(({ sender_id }) => sender_id === by.id),
      step.which,
    );
    return own && (await by.chat.call('deleteMessage', { path: { messageId: own.id } }));
  },
  acceptRequest: answerRequest('accept'),
  declineRequest: answerRequest('decline'),
  archive: async (scene) => {
    const row = aConversation(scene);
    const body = { isArchived: scene.step.hours % 4 !== 0 };
    return row && (await scene.by.chat.call('changeConversation', { path: { conversationId: row.id }, body }));
  },
  read: async (scene) => {
    const row = aConversation(scene);
    const body = { readSeq: Math.max(1, row?.last_seq ?? 1) };
    return row && (await scene.by.chat.call('markConversation', { path: { conversationId: row.id }, body }));
  },

  block: async ({ by, other }) => await by.api.call('blockMember', { path: { userId: other.id } }),
  unblock: async ({ by, other }) => await by.api.call('unblockMember', { path: { userId: other.id } }),
  quit: async ({ by, members }) =>
    members.length > 3 ? await by.api.call('deleteAccount', { body: { password: by.password } }) : undefined,
  readBell: async ({ by, server }) =>
    await by.api.call('readNotifications', { body: { upTo: server.clock.now().toISOString() } }),

  ...standing,
  ...jumps,
} satisfies Record<string, Act>;

export type Verb = keyof typeof verbs;
