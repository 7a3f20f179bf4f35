import { attendanceOf, markCame } from '../../attendance.ts';
import { community } from '../../community.ts';
import { errorBody, type Http } from '../../http.ts';
import { eventWithId, isMine, notFound, takesPart } from './events.ts';

/** The code of every event whose check-in is open. */
const code = 'K7QX4M';

export const eventAttendanceHandlers = (http: Http) => ({
  markAttendance: http.put('/api/events/{eventId}/attendance', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status === 'Cancelled') return response(409).json(errorBody('This event was canceled.'));
    const { marks } = await request.json();
    if (marks.some(({ userId }) => !event.participants.some(({ _id }) => _id === userId)))
      return response(404).json(errorBody('Participant not found.'));
    for (const { userId, came } of marks) markCame(event._id, userId, came);
    const count = (said: boolean | undefined) =>
      event.participants.filter(({ _id }) => attendanceOf(event._id, _id).came === said).length;
    const attendance = { came: count(true), missed: count(false), unmarked: count(undefined) };
    return response(200).json({ success: true, message: 'Done', attendance });
  }),

  openCheckIn: http.post('/api/events/{eventId}/check-in-code', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    if (event.status === 'Cancelled') return response(409).json(errorBody('This event was canceled.'));
    event.checkInCode = code;
    return response(201).json({ success: true, message: 'Show this code in the call.', code });
  }),

  closeCheckIn: http.delete('/api/events/{eventId}/check-in-code', ({ params, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!isMine(event)) return response(403).json(errorBody('Only the host can do this.'));
    delete event.checkInCode;
    return response(200).json({ success: true, message: 'The code is no longer valid.' });
  }),

  checkIn: http.post('/api/events/{eventId}/check-in', async ({ params, request, response }) => {
    const event = eventWithId(params.eventId);
    if (event === undefined) return response(404).json(notFound);
    if (!takesPart(event)) return response(403).json(errorBody('Only participants can check in.'));
    if (event.status === 'Cancelled') return response(409).json(errorBody('This event was canceled.'));
    const { code: entered } = await request.json();
    if (entered.replace(/[\s-]/g, '').toUpperCase() !== code) {
      const wrong = errorBody('This code is wrong. Ask the host for the current one.');
      return response(400).json({ ...wrong, code: 'wrong_check_in_code' as const, field: 'code' });
    }
    markCame(event._id, community().me._id, true);
    return response(200).json({ success: true, message: 'You are checked in.' });
  }),
});
