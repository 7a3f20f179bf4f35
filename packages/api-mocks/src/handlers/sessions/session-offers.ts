import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { community, perStory } from '../../community.ts';
import { instant, makeSession } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { closedBecause, sessionNotFound, sessionWithId, skillWithId } from './sessions.ts';

const changed = errorBody('This session has changed. Check it and try again.');

/** Whether the mocked backend supports proposals; one with only the original calls does not. */
export const proposals = perStory(() => ({ isKnown: true }));

export const sessionOfferHandlers = (http: Http) => ({
  proposeSession: http.post('/api/sessions/propose', async ({ request, response }) => {
    if (!proposals().isKnown) return response.untyped(new Response(null, { status: 404 }));
    const {
      userTwo,
      skillTaughtByUserOne,
      skillTaughtByUserTwo,
      times,
      durationMinutes = 60,
      link = '',
      note = '',
    } = await request.json();
    const { me, sessions, users } = community();
    const other = users.find(({ _id }) => _id === userTwo);
    if (other === undefined) return response(404).json({ ...errorBody('User not found.'), code: 'user_not_found' });
    const session = makeSession({
      _id: `session-${sessions.length + 1}`,
      userOne: { _id: me._id, name: me.name, photo: me.photo },
      userTwo: { _id: other._id, name: other.name, photo: other.photo },
      skillTaughtByUserOne: skillWithId(skillTaughtByUserOne),
      skillTaughtByUserTwo: skillWithId(skillTaughtByUserTwo),
      date: times[0] ?? instant(3),
      durationMinutes,
      link,
      status: 'Scheduled',
      consent: 'pending',
      isProposal: true,
      waitingFor: other._id,
      version: 0,
      offer: offerOf('proposal', { by: me._id, times, durationMinutes, note }),
    });
    sessions.unshift(session);
    const { awayUntil } = other;
    const message =
      awayUntil === undefined ? 'Proposal sent' : `Proposal sent. ${other.name} is away until ${awayUntil}.`;
    return response(201).json({ success: true, message, session, ...(awayUntil !== undefined && { awayUntil }) });
  }),

  acceptSession: http.put('/api/sessions/{sessionId}/accept', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    const { time, version } = await request.json();
    if (session.status !== 'Scheduled') return response(409).json(errorBody(closedBecause(session)));
    if (version !== undefined && version !== session.version) return response(409).json(changed);
    if (session.waitingFor !== community().me._id)
      return response(403).json(errorBody('Only the other member can answer this.'));
    const durationMinutes = session.offer?.durationMinutes ?? session.durationMinutes;
    Object.assign(session, { date: time, durationMinutes, consent: 'agreed', canDecline: false });
    delete session.isProposal;
    closeOffer(session);
    return response(200).json({ success: true, message: 'Session confirmed', session });
  }),

  suggestTimes: http.post('/api/sessions/{sessionId}/offer', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status !== 'Scheduled') return response(409).json(errorBody(closedBecause(session)));
    const { me } = community();
    const { times, note = '', durationMinutes = session.durationMinutes ?? 60, version } = await request.json();
    if (version !== undefined && version !== session.version) return response(409).json(changed);
    const kind = session.consent === 'agreed' ? 'move' : 'counter';
    session.offer = offerOf(kind, { by: me._id, times, durationMinutes, note });
    session.waitingFor = session.userOne._id === me._id ? session.userTwo._id : session.userOne._id;
    session.version = (session.version ?? 0) + 1;
    return response(200).json({ success: true, message: 'Times suggested', session });
  }),

  withdrawTimes: http.delete('/api/sessions/{sessionId}/offer', ({ params, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.offer?.by !== community().me._id)
      return response(409).json(errorBody('You have no suggested times to withdraw.'));
    closeOffer(session);
    if (session.isProposal)
      Object.assign(session, { status: 'Cancelled', ending: 'withdrawn', endedBy: community().me._id });
    return response(200).json({ success: true, message: 'Suggested times withdrawn', session });
  }),

  sayAttendance: http.put('/api/sessions/{sessionId}/attendance', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status === 'Cancelled') return response(409).json(errorBody(closedBecause(session)));
    if (session.status !== 'Completed') return response(409).json(errorBody('This session has not taken place yet.'));
    const { answer } = await request.json();
    session.attendance = { answer, canAnswer: true, isDisputed: false };
    return response(200).json({ success: true, message: 'Thanks for telling us', session });
  }),
});

function offerOf(kind: SessionOffer['kind'], offer: Omit<SessionOffer, 'kind' | 'expiresAt'>): SessionOffer {
  return { ...offer, kind, expiresAt: instant(2) };
}

function closeOffer(session: Session): void {
  delete session.offer;
  delete session.waitingFor;
  session.version = (session.version ?? 0) + 1;
}
