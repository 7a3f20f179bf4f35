import { msg } from '@lingui/core/runtime-macro';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { dayInEnglish } from '../../dates-in-words.ts';
import { nextLink } from '../../paging.ts';
import { say } from '../../texts/texts.ts';
import { sayAttendance } from './attendance-service.ts';
import { editSession } from './edit-service.ts';
import { cancelSession, declineSession, withdrawTimes } from './ending-service.ts';
import { saveSessionNotes } from './notes-service.ts';
import { acceptSession, proposeSession, suggestTimes } from './offer-service.ts';
import { presentSession } from './present-session.ts';
import { readSession } from './read-service.ts';
import type { SessionRow } from './repository.ts';
import { createRoom } from './room-service.ts';
import { scheduleSession, sessionsOf } from './service.ts';

export function sessionHandlers(context: AppContext) {
  const body = (message: string, session: SessionRow, memberId: string) => ({
    success: true as const,
    message,
    session: presentSession(session, memberId, context.clock()),
  });
  return {
    createSession: async (call) => {
      const { memberId } = callerOf(call);
      const { session, absence } = await scheduleSession(context, memberId, call.body, idempotencyKeyOf(call));
      const created = { sucess: true as const, ...body('Session created successfully', session, memberId) };
      const away = absence && { awayUntil: absence.until };
      return { status: 201, body: { ...created, ...away }, headers: locationOf(session) };
    },
    listMySessions: async (call) => {
      const { rows, nextCursor } = await sessionsOf(context, callerOf(call).memberId, call.query);
      return {
        status: 200,
        body: { success: true, sessions: rows },
        headers: nextLink(call.request.url, nextCursor),
      };
    },
    getSession: async (call) => {
      const session = await readSession(context, callerOf(call).memberId, call.path.sessionId);
      return { status: 200, body: { success: true, session } };
    },
    saveSessionNotes: async (call) => {
      const notes = await saveSessionNotes(context, callerOf(call).memberId, call.path.sessionId, call.body);
      return { status: 200, body: { success: true, notes } };
    },
    getRooms: async () => {
      return { status: 200, body: { success: true, isOffered: context.settings.meetingRooms !== null } };
    },
    createRoom: async (call) => {
      const link = await createRoom(context, callerOf(call).memberId);
      return { status: 201, body: { success: true, link } };
    },
    editSession: async (call) => {
      const { memberId } = callerOf(call);
      const { session, outcome } = await editSession(context, memberId, call.path.sessionId, call.body);
      const { isChanged, isAsked } = outcome;
      const message = isAsked ? askedInWords(isChanged) : 'Session updated successfully';
      const saved = body(message, session, memberId);
      return { status: 200, body: { ...saved, ...(isAsked && { isAsked }) } };
    },
    cancelSession: async (call) => {
      await cancelSession(context, callerOf(call).memberId, call.path.sessionId);
      return { status: 200, body: { success: true, message: 'Session canceled successfully' } };
    },
    declineSession: async (call) => {
      await declineSession(context, callerOf(call).memberId, call.path.sessionId, call.body);
      return { status: 200, body: { success: true, message: 'Session declined successfully' } };
    },
    proposeSession: async (call) => {
      const { memberId } = callerOf(call);
      const { session, absence } = await proposeSession(context, memberId, call.body, idempotencyKeyOf(call));
      const headers = locationOf(session);
      if (absence === null) return { status: 201, body: body('Proposal sent', session, memberId), headers };
      const { name, until } = absence;
      const message = `Proposal sent. ${name} is away until ${dayInEnglish(new Date(until))}.`;
      return { status: 201, body: { ...body(message, session, memberId), awayUntil: until }, headers };
    },
    acceptSession: async (call) => {
      const { memberId } = callerOf(call);
      const session = await acceptSession(context, memberId, call.path.sessionId, call.body);
      return { status: 200, body: body('Session confirmed', session, memberId) };
    },
    suggestTimes: async (call) => {
      const { memberId } = callerOf(call);
      const session = await suggestTimes(context, memberId, call.path.sessionId, call.body);
      return { status: 200, body: body('Times suggested', session, memberId) };
    },
    withdrawTimes: async (call) => {
      const { memberId } = callerOf(call);
      const session = await withdrawTimes(context, memberId, call.path.sessionId);
      return { status: 200, body: body('Suggested times withdrawn', session, memberId) };
    },
    sayAttendance: async (call) => {
      const { memberId } = callerOf(call);
      const session = await sayAttendance(context, memberId, call.path.sessionId, call.body.answer);
      return { status: 200, body: body('Thank you for telling us.', session, memberId) };
    },
  } satisfies Partial<Handlers>;
}

const locationOf = ({ id }: SessionRow) => ({ location: `/api/sessions/${id}` });

/** What the app shows once the other member is asked, in the language of the call. */
function askedInWords(isChanged: boolean): string {
  const asked = say(msg`We asked the other member about the time. Until they agree, it stays as it was.`);
  return isChanged ? `${say(msg`Session updated successfully`)}. ${asked}` : asked;
}
