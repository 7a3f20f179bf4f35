import type { Declining, Session, SessionStep, SkillRef } from '@skill-exchange/api-client/types';
import { community } from '../../community.ts';
import { instant, makeSession } from '../../factories.ts';
import { errorBody, type Http, pageOf } from '../../http.ts';

export const sessionNotFound = errorBody('Session not found.');

export const sessionHandlers = (http: Http) => ({
  createSession: http.post('/api/sessions/new', async ({ request, response }) => {
    const { userTwo, skillTaughtByUserOne, skillTaughtByUserTwo, ...fields } = await request.json();
    const { me, sessions, users } = community();
    const other = users.find(({ _id }) => _id === userTwo);
    if (other === undefined) return response(404).json(errorBody('User not found.'));
    if (other._id === me._id) return response(400).json(errorBody('userTwo: must be somebody else'));
    const session = makeSession({
      _id: `session-${sessions.length + 1}`,
      userOne: { _id: me._id, name: me.name, photo: me.photo },
      userTwo: { _id: other._id, name: other.name, photo: other.photo },
      skillTaughtByUserOne: skillWithId(skillTaughtByUserOne),
      skillTaughtByUserTwo: skillWithId(skillTaughtByUserTwo),
      durationMinutes: 60,
      ...fields,
      status: 'Scheduled',
    });
    sessions.unshift(session);
    const message = 'Session created successfully';
    const { awayUntil } = other;
    return response(201).json({
      ...{ sucess: true, success: true, message, session },
      ...(awayUntil !== undefined && { awayUntil }),
    });
  }),

  listMySessions: http.get('/api/sessions/my-sessions', ({ request, query, response }) => {
    const { me, sessions } = community();
    const other = query.get('with');
    const mine = sessions
      .filter(({ userOne, userTwo }) => [userOne._id, userTwo._id].includes(me._id))
      .filter(({ userOne, userTwo }) => other === null || [userOne._id, userTwo._id].includes(other))
      .map((session) => (other === null ? session : { ...session, history: session.history ?? historyOf(session) }));
    const { entries, headers } = pageOf(mine, request);
    return response(200).json({ success: true, sessions: entries }, { headers });
  }),

  getSession: http.get('/api/sessions/{sessionId}', ({ params, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    const { notes = { text: '', version: 0 }, history = historyOf(session) } = session;
    return response(200).json({ success: true, session: { ...session, notes, history } });
  }),

  editSession: http.put('/api/sessions/edit/{sessionId}', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status !== 'Scheduled') return response(409).json(errorBody(closedBecause(session)));
    const { skillTaughtByUserOne, skillTaughtByUserTwo, ...fields } = await request.json();
    Object.assign(session, fields);
    if (skillTaughtByUserOne !== undefined) session.skillTaughtByUserOne = skillWithId(skillTaughtByUserOne);
    if (skillTaughtByUserTwo !== undefined) session.skillTaughtByUserTwo = skillWithId(skillTaughtByUserTwo);
    return response(200).json({ success: true, message: 'Session updated successfully', session });
  }),

  cancelSession: http.put('/api/sessions/{sessionId}/cancel', ({ params, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status !== 'Scheduled') return response(409).json(errorBody(closedBecause(session)));
    Object.assign(session, { status: 'Cancelled', ending: 'canceled', endedBy: community().me._id });
    return response(200).json({ success: true, message: 'Session canceled successfully' });
  }),

  declineSession: http.put('/api/sessions/{sessionId}/decline', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status === 'Cancelled') return response(409).json(errorBody(closedBecause(session)));
    const { me, reviews } = community();
    const isAsked = session.waitingFor === me._id;
    if (!session.canDecline && !isAsked) {
      return response(403).json(errorBody('You planned this session. The other member can decline it.'));
    }
    // The body is optional.
    const { reason }: Declining = JSON.parse((await request.text()) || '{}');
    // Declining to move an agreed session keeps its time.
    if (session.offer?.kind !== 'move')
      Object.assign(session, { status: 'Cancelled', ending: 'declined', endedBy: me._id, endReason: reason });
    delete session.offer;
    delete session.waitingFor;
    const others = reviews.filter(({ sessionId }) => session.status !== 'Cancelled' || sessionId._id !== session._id);
    reviews.splice(0, reviews.length, ...others);
    return response(200).json({ success: true, message: 'Session declined successfully' });
  }),
});

export function sessionWithId(id: string): Session | undefined {
  return community().sessions.find(({ _id }) => _id === id);
}

/** Creates the history of a session that was created without one. */
function historyOf({ userOne, userTwo, date, consent, status, ending, endedBy }: Session): SessionStep[] {
  const steps: SessionStep[] = [{ at: instant(-6, 9), by: userOne._id, kind: 'proposed', times: [date] }];
  if (consent !== 'pending') steps.push({ at: instant(-5, 18), by: userTwo._id, kind: 'accepted', times: [date] });
  if (status === 'Cancelled') {
    steps.push({ at: instant(-4, 12), kind: ending ?? 'canceled', ...(endedBy !== undefined && { by: endedBy }) });
  }
  return steps;
}

/** Returns a skill by its id or, as the backend also accepts, its name. */
export function skillWithId(choice: string | null | undefined): SkillRef | null {
  const skill = community().skills.find(({ _id, name }) => _id === choice || name === choice);
  return skill ? { _id: skill._id, name: skill.name } : null;
}

export function closedBecause({ status }: Session): string {
  return status === 'Cancelled' ? 'This session is already canceled.' : 'This session has already taken place.';
}
