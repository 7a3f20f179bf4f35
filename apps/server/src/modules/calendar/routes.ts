import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import * as calendar from './service.ts';

const isCalendar = { 'content-type': 'text/calendar; charset=utf-8' };

export function calendarHandlers(context: AppContext) {
  return {
    getCalendar: async (call) => ({
      status: 200,
      body: { success: true, entries: await calendar.calendarOf(context, callerOf(call).memberId, call.query) },
    }),

    getCalendarFeed: async (call) => ({
      status: 200,
      body: { success: true, feed: await calendar.feedOf(context, callerOf(call).memberId) },
    }),

    createCalendarFeed: async (call) => ({
      status: 201,
      body: {
        success: true,
        ...(await calendar.createFeed(context, callerOf(call), call.body.withLinks)),
      },
    }),

    deleteCalendarFeed: async (call) => {
      await calendar.deleteFeed(context, callerOf(call).memberId);
      return { status: 200, body: { success: true } };
    },

    readCalendarFeed: async (call) => ({
      status: 200,
      body: await calendar.readFeed(context, call.path.feedToken),
      headers: { ...isCalendar, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' },
    }),

    readEventFeed: async (call) => ({
      status: 200,
      body: await calendar.eventFeed(context, call.query),
      headers: isCalendar,
    }),

    downloadSession: async (call) => ({
      status: 200,
      body: await calendar.sessionFile(context, callerOf(call).memberId, call.path.sessionId),
      headers: { ...isCalendar, 'content-disposition': 'attachment; filename="session.ics"' },
    }),

    downloadEvent: async (call) => ({
      status: 200,
      body: await calendar.eventFile(context, call.caller?.memberId ?? null, call.path.eventId),
      headers: { ...isCalendar, 'content-disposition': 'attachment; filename="event.ics"' },
    }),
  } satisfies Partial<Handlers>;
}
