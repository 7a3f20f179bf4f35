import type { Call, OperationId } from '../backend.ts';
import { type Member, newMembers, uniqueWord } from '../members.ts';
import { picture } from '../picture.ts';
import type { Secret } from '../secrets.ts';
import { decide, eventFields, idsOf } from '../things.ts';
import type { World } from '../tie-rules.ts';
import { tiesOf } from '../ties.ts';

export interface EventWorld extends World {
  readonly eventId: string;
  /** The other date of the series. */
  readonly besideId: string;
}

/** Whom the world has beside a member for each tie. */
const others = ['secondParticipant'];

export const inviteToHost = async (host: Member, eventId: string, member: Member): Promise<void> => {
  await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: member.id } });
};

export const acceptToHost = async (member: Member, eventId: string): Promise<void> => {
  await member.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
};

/**
 * Hosts two weekly dates, of which the first starts in twelve minutes, with a member for each tie to the first one. A
 * secret is planted wherever the contract has one.
 */
export async function eventWorld(): Promise<EventWorld> {
  const people: Record<string, Member> = await newMembers([...tiesOf('event'), ...others]);
  const person = (tie: string): Member => {
    const found = people[tie];
    if (found === undefined) throw new Error(`x-ties has no ${tie}.`);
    return found;
  };
  const host = person('host');
  const secret = (field: string) => {
    const planted = { field, text: uniqueWord() };
    secrets.push(planted);
    return planted.text;
  };
  const secrets: Secret[] = [];
  const skill = uniqueWord();
  const fields = eventFields(0.2, { skills: [skill] });
  const repeat = { every: 'week', dates: 2, timeZone: 'UTC' };
  const { event } = await host.api.ok('createEvent', { body: { ...fields, repeat } });
  const dates = await host.api.ok('listEvents', { query: { series: event?.series?._id ?? '' } });
  const [eventId = '', besideId = ''] = idsOf(dates);

  const ask = async (tie: string, id: string, message?: string) => {
    await person(tie).api.ok('registerForEvent', { path: { id }, body: message === undefined ? {} : { message } });
  };
  const approve = async (id: string, ...ties: string[]) => {
    for (const tie of ties) {
      await ask(tie, id);
      await decide(host, id, person(tie).id, 'APPROVE');
    }
  };
  /** Fills a date, and gives it a link of its own. */
  const fill = async (id: string, link: string) => {
    const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId: id } });
    const body = { start_time, end_time, max_participants: 2, link: `https://meet.example.org/${link}` };
    await host.api.ok('updateEvent', { path: { eventId: id }, body });
  };

  await approve(eventId, 'participant', 'former', 'removed');
  await person('former').api.ok('leaveEvent', { path: { id: eventId } });
  const removal = { userId: person('removed').id, reason: secret('RemovedGuest.reason') };
  await host.api.ok('removeGuest', { path: { eventId }, body: removal });
  const decline = { userId: person('declined').id, action: 'REJECT', reason: secret('HandleRequest.reason') };
  const askAndDecline = async () => {
    // After an approval or an undone decision they leave first.
    await person('declined').api.outcome('leaveEvent', { path: { id: eventId } });
    // A place beside those of the guests and of who waits.
    const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId } });
    await host.api.ok('updateEvent', { path: { eventId }, body: { start_time, end_time, max_participants: 6 } });
    await person('declined').api.outcome('registerForEvent', { path: { id: eventId }, body: {} });
    await host.api.ok('handleEventRequest', { path: { eventId }, body: decline });
  };
  const askAndApprove = async () => {
    // After an approval or an undone decision they leave first.
    await person('declined').api.outcome('leaveEvent', { path: { id: eventId } });
    // A place beside those of the guests and of who waits.
    const { start_time, end_time } = await host.api.ok('getEvent', { path: { eventId } });
    await host.api.ok('updateEvent', { path: { eventId }, body: { start_time, end_time, max_participants: 6 } });
    await person('declined').api.outcome('registerForEvent', { path: { id: eventId }, body: {} });
    await decide(host, eventId, person('declined').id, 'APPROVE');
  };
  await askAndDecline();
  await ask('requester', eventId, secret('JoinRequest.message'));
  await approve(eventId, 'secondParticipant');
  await fill(eventId, secret('EventChange.link'));
  await person('waiting').api.ok('joinWaitlist', { path: { eventId } });
  for (const tie of ['cohost', 'formerCohost', 'invited']) await inviteToHost(host, eventId, person(tie));
  for (const tie of ['cohost', 'formerCohost']) await acceptToHost(person(tie), eventId);
  await host.api.ok('removeCohost', { path: { eventId, userId: person('formerCohost').id } });
  await host.api.ok('sendEventUpdate', { path: { eventId }, body: { text: secret('NewEventUpdate.text') } });
  const { code } = await host.api.ok('openCheckIn', { path: { eventId } });
  secrets.push({ field: 'Event.checkInCode', text: code });

  await inviteToHost(host, besideId, person('cohostOfAnotherDate'));
  await acceptToHost(person('cohostOfAnotherDate'), besideId);
  await approve(besideId, 'participant', 'participantOfAnotherDate');
  await ask('requester', besideId);
  await fill(besideId, uniqueWord());
  await person('waiting').api.ok('joinWaitlist', { path: { eventId: besideId } });

  const bodies = bodiesOf(person, fields, code);
  const seenOf = (id: string) => seenByAll(host, [person('participant'), person('requester'), person('waiting')], id);
  return {
    people,
    eventId,
    besideId,
    secrets,
    things: { schema: 'Event', ids: [eventId] },
    candidates: {
      eventId: [eventId, besideId],
      id: [eventId, besideId],
      userId: ['host', 'cohost', 'participant', 'requester'].map((tie) => person(tie).id),
      with: ['host', 'participant'].map((tie) => person(tie).id),
      reportedUserId: [host.id],
      host: [host.id],
      skill: [skill],
      q: [skill],
      series: [event?.series?._id ?? ''],
    },
    prepare: {
      // A decline and an approval can be taken back for a minute.
      undoDecline: askAndDecline,
      undoApproval: askAndApprove,
      answerHosting: async () => {
        await host.api.ok('offerHosting', { path: { eventId }, body: { userId: person('cohost').id } });
      },
      restoreEvent: async () => void (await host.api.outcome('deleteEvent', { path: { eventId } })),
    },
    callOf: (id) => ({
      ...bodies[id],
      path: { eventId, id: eventId, userId: person('cohost').id },
    }),
    seen: () => seenOf(eventId),
    seenBeside: () => seenOf(besideId),
  };
}

type Bodies = Partial<Record<OperationId, Pick<Call, 'body' | 'form'>>>;

/** Returns valid bodies of calls about the event. */
function bodiesOf(
  person: (tie: string) => Member,
  { start_time, end_time }: { start_time: string; end_time: string },
  code: string,
): Bodies {
  const userOf = (tie: string) => ({ userId: person(tie).id });
  return {
    updateEvent: { body: { start_time, end_time, description: 'Changed.' } },
    setEventCover: { form: { photo: picture() } },
    extendSeries: { body: { dates: 1 } },
    setEventMaterials: { body: { recording: 'https://video.example.org/bread' } },
    offerHosting: { body: userOf('cohost') },
    // The host takes the offer back, as the co-host declines.
    answerHosting: { body: { accepts: false } },
    inviteCohost: { body: userOf('stranger') },
    answerCohostInvitation: { body: { accepts: true } },
    sendEventUpdate: { body: { text: 'Bring a jar.' } },
    handleEventRequest: { body: { ...userOf('requester'), action: 'APPROVE' } },
    undoDecline: { body: userOf('declined') },
    undoApproval: { body: userOf('declined') },
    removeGuest: { body: userOf('secondParticipant') },
    markAttendance: { body: { marks: [{ ...userOf('participant'), came: true }] } },
    checkIn: { body: { code } },
    reviewEvent: { body: { rating: 5, comment: 'My loaf rose.' } },
    editEventReview: { body: { rating: 4 } },
  };
}

/** Reads an event and its lists as a host, and the event as others see it. */
async function seenByAll(host: Member, readers: readonly Member[], eventId: string): Promise<unknown> {
  const path = { path: { eventId } };
  const requests = await host.api.ok('listEventRequests', path);
  return await Promise.all([
    ...[host, ...readers].map(({ api }) => api.ok('getEvent', path)),
    // Their number of dates is about the other dates of the series, too.
    JSON.parse(JSON.stringify(requests, (key, value) => (key === 'dates' ? undefined : value))),
    host.api.ok('listEventParticipants', path),
    host.api.ok('listWaitlist', path),
    host.api.ok('listEventUpdates', path),
  ]);
}
