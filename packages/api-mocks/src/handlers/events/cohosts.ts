import type { Event, MemberRef } from '@skill-exchange/api-client/types';
import { community } from '../../community.ts';
import { errorBody, type Http } from '../../http.ts';
import { datesInScope } from '../../series.ts';
import { closedBecause, eventWithId, isCohost, notFound } from './events.ts';

export const cohostHandlers = (http: Http) => ({
  inviteCohost: http.post('/api/events/{eventId}/cohosts', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    const { me, users } = community();
    if (event === undefined) return response(404).json(notFound);
    if (event.created_by._id !== me._id) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status !== 'Upcoming') return response(409).json(errorBody(closedBecause(event)));
    const { userId, scope } = await request.json();
    const member = users.find(({ _id }) => _id === userId);
    if (member === undefined) return response(404).json(errorBody('User not found.'));
    const { cohosts = [], cohostInvitations = [] } = event;
    if (cohosts.length + cohostInvitations.length >= 5) {
      return response(409).json(errorBody('An event has at most five co-hosts.'));
    }
    const { _id, name, photo } = member;
    for (const date of datesInScope(event, scope))
      date.cohostInvitations = [...(date.cohostInvitations ?? []), { _id, name, photo }];
    return response(201).json({ success: true, message: 'Your invitation has been sent.' });
  }),

  answerCohostInvitation: http.post('/api/events/{eventId}/cohosts/answer', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    const { me } = community();
    if (event === undefined) return response(404).json(notFound);
    if (!(event.cohostInvitations ?? []).some(({ _id }) => _id === me._id)) {
      return response(403).json(errorBody('You have no invitation to co-host this event.'));
    }
    const { accepts } = await request.json();
    for (const date of datesInScope(event, 'all')) {
      setCohosts(date, 'cohostInvitations', without(date.cohostInvitations, me._id));
      if (!accepts) continue;
      const { _id, name, photo } = me;
      date.cohosts = [...(date.cohosts ?? []), { _id, name, photo }];
      date.participants = date.participants.filter((guest) => guest._id !== _id);
      date.current_participants_count = date.participants.length;
    }
    const message = accepts ? 'You now co-host this event.' : 'You have declined the invitation.';
    return response(200).json({ success: true, message });
  }),

  removeCohost: http.delete('/api/events/{eventId}/cohosts/{userId}', ({ params, query, response }) => {
    const event = eventWithId(params.eventId);
    const { me } = community();
    const { userId } = params;
    if (event === undefined) return response(404).json(notFound);
    if (event.created_by._id !== me._id && !(userId === me._id && isCohost(event))) {
      return response(403).json(errorBody('Only the host can do this.'));
    }
    for (const date of datesInScope(event, query.get('scope'))) {
      setCohosts(date, 'cohosts', without(date.cohosts, userId));
      setCohosts(date, 'cohostInvitations', without(date.cohostInvitations, userId));
    }
    return response(200).json({ success: true, message: 'The member no longer co-hosts this event.' });
  }),
});

function without(members: readonly MemberRef[] = [], id: string): MemberRef[] {
  return members.filter(({ _id }) => _id !== id);
}

/** An event without any has no such field. */
function setCohosts(event: Event, field: 'cohosts' | 'cohostInvitations', members: MemberRef[]): void {
  if (members.length > 0) event[field] = members;
  else delete event[field];
}
