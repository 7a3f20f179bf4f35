import type { Event } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { type Caller, callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { rateLimitKeysOf } from '../../limits/rate-limit-keys.ts';
import { nextLink } from '../../paging.ts';
import { cancelEvent, updateEvent } from './changes/change-service.ts';
import { restoreEvent } from './changes/restore-service.ts';
import { presentEvent, presentListedEvent, presentPublicEvent } from './present-event.ts';
import { extendSeries } from './series/extend-service.ts';
import * as events from './service.ts';

export function eventHandlers(context: AppContext) {
  const viewer = (caller: Caller | null) => ({ viewerId: caller?.memberId ?? null, now: context.clock() });
  return {
    listEvents: async ({ query, caller, request }) => {
      const page = await events.listUpcomingEvents(context, caller?.memberId ?? null, query);
      return {
        status: 200,
        body: page.rows.map((event) => presentListedEvent(event, viewer(caller))),
        headers: nextLink(request.url, page.nextCursor),
      };
    },

    listLearnEvents: async (call) => {
      const { rows, nextCursor } = await events.listEventsToLearn(context, callerOf(call).memberId, call.query);
      const count = nextCursor === null ? `${rows.length}` : `More than ${rows.length}`;
      const message = count === '1' ? '1 event teaches' : `${count} events teach`;
      return {
        status: 200,
        body: {
          success: true,
          message: `${message} what you want to learn.`,
          events: rows.map((event) => presentEvent(event, viewer(call.caller))),
        },
        headers: nextLink(call.request.url, nextCursor),
      };
    },

    createEvent: async (call) => {
      const event = await events.createEvent(context, rateLimitKeysOf(call), call.body, idempotencyKeyOf(call));
      return {
        status: 201,
        body: {
          success: true,
          message: 'Event created successfully!',
          event: presentEvent(event, viewer(call.caller)),
        },
        headers: { location: `/api/events/getEvent/${event.id}` },
      };
    },

    getEvent: async (call) => {
      const row = await events.readEvent(context, call.path.eventId, callerOf(call).memberId);
      const event = presentEvent(row, viewer(call.caller));
      return { status: 200, body: { ...event, event } };
    },

    getPublicEvent: async ({ path, caller }) => {
      const event = await events.readPublicEvent(context, path.eventId, caller?.memberId ?? null);
      return { status: 200, body: presentPublicEvent(event, context.clock()) };
    },

    listCreatedEvents: async (call) => {
      const page = await events.listEventsOfHost(context, callerOf(call).memberId, call.query);
      return {
        status: 200,
        body: page.rows.map((event) => presentEvent(event, viewer(call.caller))),
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },

    updateEvent: async (call) => {
      const { event, dates } = await updateEvent(context, rateLimitKeysOf(call), call.path.eventId, call.body);
      const { body } = updated(presentEvent(event, viewer(call.caller)));
      if (dates === null) return { status: 200, body };
      const isWhole = dates.kept.length === 0;
      const message = isWhole ? body.message : `Event updated on ${dates.changed} of ${dates.of} dates.`;
      return { status: 200, body: { ...body, message, dates } };
    },

    extendSeries: async (call) => {
      const event = await extendSeries(
        context,
        rateLimitKeysOf(call),
        call.path.eventId,
        call.body,
        idempotencyKeyOf(call),
      );
      return {
        status: 201,
        body: {
          message: `The series now has ${event.series?.dates} dates.`,
          firstDate: presentEvent(event, viewer(call.caller)),
        },
        headers: { location: `/api/events/getEvent/${event.id}` },
      };
    },

    setEventCover: async (call) => {
      const upload = call.uploads.get('photo')?.bytes;
      const event = await events.changeCover(context, rateLimitKeysOf(call), call.path.eventId, upload);
      return updated(presentEvent(event, viewer(call.caller)));
    },

    removeEventCover: async (call) => {
      const event = await events.changeCover(context, rateLimitKeysOf(call), call.path.eventId, null);
      return updated(presentEvent(event, viewer(call.caller)));
    },

    deleteEvent: async (call) => {
      await cancelEvent(context, callerOf(call).memberId, call.path.eventId, call.query);
      return { status: 200, body: { success: true, message: 'Event deleted successfully!' } };
    },

    restoreEvent: async (call) => {
      const restored = await restoreEvent(context, callerOf(call).memberId, call.path.eventId, call.query.scope);
      return { status: 200, body: { restored } };
    },
  } satisfies Partial<Handlers>;
}

function updated(event: Event) {
  return { status: 200, body: { success: true, message: 'Event updated successfully!', event } } as const;
}
