import type { AppContext } from '../../context.ts';
import { type Caller, callerOf, type Handlers } from '../../contract/handlers.ts';
import { takersOf } from '../../limits/takers.ts';
import { nextLink } from '../../paging.ts';
import { presentEvent, presentListedEvent } from './present-event.ts';
import * as events from './service.ts';

type EventOperations = 'listEvents' | 'listLearnEvents' | 'createEvent' | 'getEvent' | 'listCreatedEvents';

export function eventHandlers(context: AppContext): Handlers<EventOperations> {
  const viewer = (caller: Caller | null) => ({ viewerId: caller?.memberId ?? null, now: context.clock() });
  return {
    listEvents: async ({ query, caller, request }) => {
      const page = await events.listUpcomingEvents(context, { limit: query.limit, cursor: query.cursor });
      return {
        status: 200,
        body: page.rows.map((event) => presentListedEvent(event, viewer(caller))),
        headers: nextLink(request.url, page.nextCursor),
      };
    },

    listLearnEvents: async (call) => {
      const found = await events.listEventsToLearn(context, callerOf(call).memberId);
      const message = found.length === 1 ? '1 event teaches' : `${found.length} events teach`;
      return {
        status: 200,
        body: {
          success: true,
          message: `${message} what you want to learn.`,
          events: found.map((event) => presentEvent(event, viewer(call.caller))),
        },
      };
    },

    createEvent: async (call) => {
      const { skills = [], link = '', ...rest } = call.body;
      const event = await events.createEvent(context, takersOf(call), { ...rest, skills, link });
      return {
        status: 201,
        body: {
          success: true,
          message: 'Event created successfully!',
          event: presentEvent(event, viewer(call.caller)),
        },
      };
    },

    getEvent: async (call) => {
      const event = presentEvent(await events.readEvent(context, call.path.eventId), viewer(call.caller));
      return { status: 200, body: { ...event, event } };
    },

    listCreatedEvents: async (call) => {
      const found = await events.listEventsOfHost(context, callerOf(call).memberId, call.query.status);
      return { status: 200, body: found.map((event) => presentEvent(event, viewer(call.caller))) };
    },
  };
}
