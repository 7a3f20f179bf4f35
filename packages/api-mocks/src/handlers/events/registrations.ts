import type { Event, EventStatus, Person } from '@skill-exchange/api-client/types';
import { attendanceOf } from '../../attendance.ts';
import { community } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http, pageOf } from '../../http.ts';
import { datesInScope } from '../../series.ts';
import {
  closedBecause,
  eventsWith,
  eventWithId,
  forMe,
  hasAsked,
  isMine,
  notFound,
  takesPart,
  withoutLink,
} from './events.ts';

export const registrationHandlers = (http: Http) => ({
  listParticipatingEvents: http.get('/api/events/get-participating-events', ({ query, request, response }) => {
    const status: EventStatus = query.get('status');
    const events = community().events.filter(
      (event) =>
        event.status === status && (takesPart(event) || (query.get('include') === 'requested' && hasAsked(event))),
    );
    const { entries, headers } = pageOf(
      eventsWith(events, query.get('with')).map((event) => (takesPart(event) ? forMe(event) : withoutLink(event))),
      request,
    );
    return response(200).json(entries, { headers });
  }),

  listEventRequests: http.get('/api/events/{eventId}/requests', ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const [first, ...others] = peopleOf(event.requests);
    const asked = first === undefined ? [] : [{ ...first, message: 'I would love to come' }, ...others];
    const { entries, headers } = pageOf(
      asked.map((person, at) => ({ ...withDates(event, person), ...askedOf(event, person, at) })),
      request,
    );
    return response(200).json({ requests: entries }, { headers });
  }),

  listEventParticipants: http.get('/api/events/{eventId}/participants', ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event) && !takesPart(event)) {
      return response(403).json(errorBody('Only the host and participants can see this.'));
    }
    const people = peopleOf(event.participants);
    const marked = people.map((person) => ({ ...person, ...attendanceOf(event._id, person._id) }));
    const { entries, headers } = pageOf(isMine(event) ? marked : people, request);
    return response(200).json({ participants: entries }, { headers });
  }),

  registerForEvent: http.post('/api/events/{id}/register', async ({ params, request, response }) => {
    const event = eventWithId(params.id);
    const { me } = community();
    if (event === undefined) return response(404).json(notFound);
    const { scope = 'this' } = (await request.json().catch(() => undefined)) ?? {};
    const open = datesInScope(event, scope).filter((date) => whyNotJoin(date) === undefined);
    if (open.length === 0) return response(409).json(errorBody(whyNotJoin(event) ?? 'This event is full.'));
    const isApproved = event.autoApprove === true;
    for (const date of open) {
      if (isApproved) date.participants.push({ _id: me._id });
      else date.requests.push({ _id: me._id });
      date.current_participants_count = date.participants.length;
    }
    const one = isApproved ? 'You are on the guest list.' : 'Your request to join has been sent!';
    const message =
      scope === 'this'
        ? one
        : `${isApproved ? 'You are on the guest list of' : 'You asked to join'} ${open.length} ${open.length === 1 ? 'date' : 'dates'}.`;
    return response(201).json({ success: true, message, ...(isApproved && { isApproved }) });
  }),

  leaveEvent: http.delete('/api/events/{id}/registration', ({ params, query, response }) => {
    const event = eventWithId(params.id);
    const { me } = community();
    if (event === undefined) return response(404).json(notFound);
    const { status, restoreEndsAt } = event;
    if (status !== 'Upcoming' && restoreEndsAt === undefined)
      return response(409).json(errorBody(closedBecause(event)));
    if (!takesPart(event) && !hasAsked(event)) return response(404).json(errorBody('Registration not found.'));
    const dates = datesInScope(event, query.get('scope'), status).filter((date) => takesPart(date) || hasAsked(date));
    for (const date of dates) {
      date.requests = date.requests.filter(({ _id }) => _id !== me._id);
      date.participants = date.participants.filter(({ _id }) => _id !== me._id);
      date.current_participants_count = date.participants.length;
    }
    const message = dates.length === 1 ? 'You have left the event.' : `You have left ${dates.length} dates.`;
    return response(200).json({ success: true, message });
  }),

  handleEventRequest: http.post('/api/events/{eventId}/handle-request', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const { userId, action, scope } = await request.json();
    if (!event.requests.some(({ _id }) => _id === userId)) {
      return response(404).json(errorBody('Request not found.'));
    }
    if (action === 'APPROVE' && isFull(event)) return response(409).json(errorBody('This event is full.'));
    if (action === 'REJECT') {
      const declined = datesInScope(event, scope).filter(({ requests }) => requests.some(({ _id }) => _id === userId));
      for (const date of declined) date.requests = date.requests.filter(({ _id }) => _id !== userId);
      const message =
        declined.length === 1
          ? 'Participant declined successfully!'
          : `Participant declined for ${declined.length} dates.`;
      return response(200).json({ success: true, message });
    }
    const dates = datesInScope(event, scope).filter(({ requests }) => requests.some(({ _id }) => _id === userId));
    for (const date of dates) {
      date.requests = date.requests.filter(({ _id }) => _id !== userId);
      date.participants.push({ _id: userId });
      date.current_participants_count = date.participants.length;
    }
    const isOne = dates.length === 1;
    const message = isOne ? 'Participant approved successfully!' : `Participant approved for ${dates.length} dates.`;
    return response(200).json({ success: true, message });
  }),

  undoDecline: http.post('/api/events/{eventId}/undo-decline', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const { userId, scope } = await request.json();
    for (const { requests } of datesInScope(event, scope)) requests.push({ _id: userId });
    return response(200).json({ success: true, message: 'The request is pending again.' });
  }),

  undoApproval: http.post('/api/events/{eventId}/undo-approval', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const { userId } = await request.json();
    const dates = datesInScope(event, 'all').filter((date) => date.participants.some(({ _id }) => _id === userId));
    for (const date of dates) {
      date.participants = date.participants.filter(({ _id }) => _id !== userId);
      date.current_participants_count = date.participants.length;
      date.requests.unshift({ _id: userId });
    }
    return response(200).json({ success: true, message: 'The request is pending again.' });
  }),

  removeGuest: http.post('/api/events/{eventId}/remove-guest', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const { userId } = await request.json();
    event.participants = event.participants.filter(({ _id }) => _id !== userId);
    event.current_participants_count = event.participants.length;
    return response(200).json({ success: true, message: 'The guest was removed.' });
  }),

  approveAllRequests: http.post('/api/events/{eventId}/approve-all', ({ params, query, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    const outcome = { approved: 0, left: 0 };
    for (const date of datesInScope(event, query.get('scope'))) {
      const fitting = date.requests.slice(0, Math.max(0, date.max_participants - date.participants.length));
      date.participants.push(...fitting);
      date.requests = date.requests.slice(fitting.length);
      date.current_participants_count = date.participants.length;
      outcome.approved += fitting.length;
      outcome.left += date.requests.length;
    }
    return response(200).json({ success: true, message: 'Done', ...outcome });
  }),
});

function whyNotJoin(event: Event): string | undefined {
  if (event.status !== 'Upcoming') return closedBecause(event);
  if (isMine(event)) return 'You are the host of this event.';
  if (takesPart(event)) return "You're already in this event.";
  if (hasAsked(event)) return 'You have already asked to join this event.';
  return isFull(event) ? 'This event is full.' : undefined;
}

/** Adds the number of dates of the series that the person asks to join. */
function withDates(event: Event, person: Person): Person {
  const asked = datesInScope(event, 'all').filter(({ requests }) => requests.some(({ _id }) => _id === person._id));
  return asked.length > 1 ? { ...person, dates: asked.length } : person;
}

function peopleOf(ids: readonly Pick<Person, '_id'>[]): Person[] {
  return community()
    .users.filter(({ _id }) => ids.some((id) => id._id === _id))
    .map(({ _id, name, photo, about }) => ({ _id, name, photo, about }));
}

/** When a member asked, the first two days ago and each next one a few hours later, and what they want of the event. */
function askedOf({ skills }: Event, { _id }: Person, at: number): Pick<Person, 'signedUpAt' | 'wants'> {
  const wanted = community().users.find((user) => user._id === _id)?.skillsRequested ?? [];
  const wants = skills.filter((skill) => wanted.includes(skill));
  return { signedUpAt: instant(-2, 9 + at), ...(wants.length > 0 && { wants }) };
}

function isFull({ participants, max_participants }: Event): boolean {
  return participants.length >= max_participants;
}
