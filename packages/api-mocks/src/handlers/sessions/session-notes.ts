import { community } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { closedBecause, sessionNotFound, sessionWithId } from './sessions.ts';

export const sessionNotesHandlers = (http: Http) => ({
  saveSessionNotes: http.put('/api/sessions/{sessionId}/notes', async ({ params, request, response }) => {
    const session = sessionWithId(params.sessionId);
    if (session === undefined) return response(404).json(sessionNotFound);
    if (session.status === 'Cancelled') return response(409).json(errorBody(closedBecause(session)));
    const { text, version } = await request.json();
    const { notes = { text: '', version: 0 } } = session;
    if (version !== notes.version && text !== notes.text) {
      const error = errorBody('These notes have changed since you opened them. Your text is still here.');
      return response(409).json({ ...error, code: 'changed_meanwhile', notes });
    }
    session.notes = { text, version: notes.version + 1, updatedAt: instant(0), updatedBy: community().me._id };
    return response(200).json({ success: true, notes: session.notes });
  }),
});
