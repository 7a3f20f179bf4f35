import { foldText } from '@skill-exchange/api-client/fold-text';
import type { Event, EventChange, EventStatus, MemberRef } from '@skill-exchange/api-client/types';
import { attendanceOf } from '../../attendance.ts';
import { community } from '../../community.ts';
import { instant, makeEvent, skillNamed } from '../../factories.ts';
import { errorBody, type Http, pageOf } from '../../http.ts';
import { addDates, datesInScope, makeSeries, movedLike, withMoreDates } from '../../series.ts';
import { pictureError, storedPicture } from '../picture.ts';
import { takeDraft } from './event-drafts.ts';

export const notFound = errorBody('Event not found.');

export const eventHandlers = (http: Http) => ({
  listEvents: http.get('/api/events/getAll', ({ query, request, response }) => {
    const skill = foldText(query.get('skill') ?? '');
    const seriesId = query.get('series');
    const listed = seriesId === null ? upcoming() : upcoming().filter(({ series }) => series?._id === seriesId);
    const found = listed.filter(({ skills }) => skill === '' || skills.map(foldText).includes(skill));
    const { entries, headers } = pageOf(
      found.map((event) => withMoreDates(withoutLink(event), found)),
      request,
    );
    return response(200).json(entries, { headers });
  }),

  listLearnEvents: http.get('/api/events/get-learn-events', ({ request, response }) => {
    const { me } = community();
    const events = upcoming().filter(
      ({ created_by, skills }) =>
        created_by._id !== me._id && skills.some((skill) => me.skillsRequested.includes(skill)),
    );
    const { entries, headers } = pageOf(
      events.map((event) => withMoreDates(withoutLink(event), events)),
      request,
    );
    return response(200).json({ success: true, events: entries }, { headers });
  }),

  getEvent: http.get('/api/events/getEvent/{eventId}', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    const seen = isMine(event) || takesPart(event) ? forMe(event) : withoutLink(event);
    return response(200).json({ ...seen, event: seen });
  }),

  getPublicEvent: http.get('/api/events/{eventId}/public', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    const {
      link: _link,
      participants: _participants,
      requests: _requests,
      review: _review,
      recording: _recording,
      slides: _slides,
      thankedAt: _thanked,
      hostingOffer: _offer,
      cover = '',
      ...shown
    } = event;
    return response(200).json({ ...shown, cover });
  }),

  listCreatedEvents: http.get('/api/events/user-events-status', ({ query, request, response }) => {
    const status: EventStatus = query.get('status');
    const events = community().events.filter((event) => event.status === status && isMine(event));
    const { entries, headers } = pageOf(eventsWith(events, query.get('with')), request);
    return response(200).json(entries, { headers });
  }),

  createEvent: http.post('/api/events/create', async ({ request, response }) => {
    const { skills = [], repeat, draftId, ...fields } = await request.json();
    const { events, me } = community();
    if (fields.end_time <= fields.start_time) {
      return response(400).json(errorBody('Start time must be earlier than end time.'));
    }
    const event = makeEvent({
      ...fields,
      _id: `event-${events.length + 1}`,
      skills,
      skills_id: skills.map(skillNamed),
      created_by: { _id: me._id, name: me.name, photo: me.photo, rating: me.rating },
      host_name: me.name,
      host_img: me.photo,
      participants: [],
      status: 'Upcoming',
    });
    if (draftId !== undefined) takeDraft(draftId);
    events.push(...(repeat === undefined ? [event] : makeSeries(event, repeat)));
    return response(201).json({ success: true, message: 'Event created successfully!', event });
  }),

  updateEvent: http.put('/api/events/update/{eventId}', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status === 'Cancelled') return response(409).json(errorBody(closedBecause(event)));
    const {
      scope,
      hasWaitlist: _hasWaitlist,
      day: _day,
      signUpsClosed,
      signUpsCloseMinutes,
      ...change
    } = await request.json();
    if ((change.max_participants ?? event.max_participants) < event.participants.length) {
      return response(409).json(
        errorBody(`max_participants: must be at least ${event.participants.length}, the members who already take part`),
      );
    }
    // An empty text removes it.
    const empty = Object.entries(change).filter(([, value]) => value === '');
    const emptied = Object.fromEntries(empty.map(([name]) => [name, undefined]));
    const { start_time, end_time } = event;
    const dates = datesInScope(event, scope);
    const kept = dates.filter(({ max_participants: own }) => own !== event.max_participants);
    for (const date of dates) {
      const own = kept.includes(date) ? { max_participants: date.max_participants } : {};
      changeSignUps(date, signUpsClosed, signUpsCloseMinutes);
      Object.assign(date, change, emptied, movedLike(date, { start_time, end_time }, change), own);
      if (change.skills !== undefined) date.skills_id = change.skills.map(skillNamed);
    }
    const told = {
      changed: dates.length - kept.length,
      of: dates.length,
      kept: kept.map(({ _id, start_time: startsAt }) => ({ _id, startsAt, fields: ['max_participants' as const] })),
    };
    const message = 'Event updated successfully!';
    return response(200).json({ success: true, message, event, ...(dates.length > 1 && { dates: told }) });
  }),

  setEventCover: http.put('/api/events/{eventId}/cover', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    const photo = (await request.formData()).get('photo');
    if (photo === null) return response(400).json(errorBody('photo: is required'));
    const rejected = pictureError(photo);
    if (rejected) return response(rejected.status).json(errorBody(rejected.message));
    event.cover = storedPicture;
    return response(200).json({ success: true, message: 'Event updated successfully!', event });
  }),

  extendSeries: http.post('/api/events/{eventId}/dates', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.created_by._id !== community().me._id) {
      return response(403).json(errorBody('Only the host can do this.'));
    }
    if (event.series === undefined) {
      return response(400).json(errorBody('eventId: must be a date of a series; this event does not repeat'));
    }
    const [first, rejected] = addDates(event.series._id, await request.json());
    if (first === undefined) return response(400).json(errorBody(rejected));
    return response(201).json({ message: `The series now has ${first.series?.dates} dates.`, firstDate: first });
  }),

  removeEventCover: http.delete('/api/events/{eventId}/cover', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    event.cover = '';
    return response(200).json({ success: true, message: 'Event updated successfully!', event });
  }),

  deleteEvent: http.delete('/api/events/delete/{eventId}', ({ params, query, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    for (const date of datesInScope(event, query.get('scope'))) cancel(date);
    return response(200).json({ success: true, message: 'Event deleted successfully!' });
  }),

  restoreEvent: http.post('/api/events/{eventId}/restore', ({ params, query, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (event.created_by._id !== community().me._id) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Cancelled') return response(409).json(errorBody('This event is not canceled.'));
    const dates = datesInScope(event, query.get('scope'), 'Cancelled').filter(({ restoreEndsAt }) => restoreEndsAt);
    if (!dates.includes(event)) {
      const message = 'A canceled event can be brought back within 24 hours. Create a new one instead.';
      return response(409).json(errorBody(message));
    }
    for (const date of dates) Object.assign(date, { status: 'Upcoming', restoreEndsAt: undefined });
    return response(200).json({ restored: dates.length });
  }),
});

/** Cancels an event, which its host can bring back for a day. */
export function cancel(event: Event): void {
  Object.assign(event, { status: 'Cancelled', restoreEndsAt: instant(1) });
}

function upcoming(): Event[] {
  return community().events.filter(({ status }) => status === 'Upcoming');
}

export function eventWithId(id: string): Event | undefined {
  return community().events.find(({ _id }) => _id === id);
}

/** I am its host or a co-host. */
export function isMine(event: Event): boolean {
  return event.created_by._id === community().me._id || isCohost(event);
}

export function isCohost({ cohosts = [] }: Event): boolean {
  return cohosts.some(({ _id }) => _id === community().me._id);
}

/** Keeps events that another member hosts or takes part in; all without a member. */
export function eventsWith(events: readonly Event[], memberId: string | null): readonly Event[] {
  if (memberId === null) return events;
  return events.filter(({ created_by, participants }) =>
    [created_by, ...participants].some(({ _id }) => _id === memberId),
  );
}

export function takesPart({ participants }: Event): boolean {
  return participants.some(({ _id }) => _id === community().me._id);
}

export function hasAsked({ requests }: Event): boolean {
  return requests.some(({ _id }) => _id === community().me._id);
}

/** Hides requests, invitations of co-hosts, the code and attendance: hosts see all, other members only their own. */
export function forMe(event: Event): Event {
  if (isMine(event)) return event;
  const isMe = ({ _id }: { _id: string }) => _id === community().me._id;
  const { cohostInvitations = [], checkInCode: _code, restoreEndsAt, hostingOffer: _offer, ...seen } = event;
  const mayLeave = restoreEndsAt !== undefined && (takesPart(event) || hasAsked(event));
  const invited = cohostInvitations.filter(isMe);
  return {
    ...seen,
    ...(mayLeave && { restoreEndsAt }),
    requests: event.requests.filter(isMe),
    ...attendanceOf(event._id, community().me._id),
    ...(invited.length > 0 && { cohostInvitations: invited }),
  };
}

export function withoutLink(event: Event): Event {
  const { link: _link, recording: _recording, slides: _slides, thankedAt: _thanked, ...rest } = forMe(event);
  const faces = isMine(event) || takesPart(event) ? facesOf(event) : [];
  return { ...rest, ...(faces.length > 0 && { faces }) };
}

/** The first participants, as a list shows them to each other and to hosts. */
function facesOf({ participants }: Event): MemberRef[] {
  const { users } = community();
  return participants.slice(0, 4).flatMap(({ _id }) => {
    const person = users.find((each) => each._id === _id);
    return person === undefined ? [] : [{ _id, name: person.name, photo: person.photo }];
  });
}

export function closedBecause({ status }: Event): string {
  return status === 'Cancelled' ? 'This event was canceled.' : 'This event is over.';
}

/** Closes or opens the sign-ups of an event, now or some minutes before its start. */
function changeSignUps(
  event: Event,
  signUpsClosed: EventChange['signUpsClosed'],
  minutes: EventChange['signUpsCloseMinutes'],
): void {
  if (signUpsClosed === true) event.signUpsClosed = true;
  if (signUpsClosed === false) delete event.signUpsClosed;
  if (minutes === null) {
    delete event.signUpsCloseMinutes;
    delete event.signUpsCloseAt;
  } else if (minutes !== undefined) {
    event.signUpsCloseMinutes = minutes;
    event.signUpsCloseAt = new Date(Date.parse(event.start_time) - minutes * 60_000).toISOString();
  }
}
