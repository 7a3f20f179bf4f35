import { ofClass, patch } from './mutation.ts';

const eventRepository = 'modules/events/repository.ts';
const registrations = 'modules/events/registration-routes.ts';

/** Of calls about events. */
export const eventEffects = ofClass('effect', [
  patch(
    'createEvent',
    'an event loses its skills',
    eventRepository,
    'if (rows.length > 0) await db.insertInto',
    'if (rows.length > 99) await db.insertInto',
  ),
  patch(
    'createEvent',
    'an event loses its link',
    'modules/events/service.ts',
    "link: readLink('link', draft.link),\n    max_participants",
    "link: '',\n    max_participants",
  ),
  patch(
    'updateEvent',
    'an edit of an event changes nothing',
    eventRepository,
    "    .set(patch)\n    .where('id', '=', id)\n    .where('cancelled_at', 'is', null)",
    "    .set({ day: patch.day })\n    .where('id', '=', id)\n    .where('cancelled_at', 'is', null)",
  ),
  patch(
    'updateEvent',
    'an edit keeps the end of an event',
    'modules/events/service.ts',
    '    end_time: end,\n    ...(change.link',
    '    ...(change.link',
  ),
  patch(
    'updateEvent',
    'an edit keeps the size of an event',
    'modules/events/service.ts',
    '...(change.max_participants === undefined ? {} : { max_participants: change.max_participants }),',
    '',
  ),
  patch(
    'updateEvent',
    'an edit keeps the link of an event',
    'modules/events/service.ts',
    "...(change.link === undefined ? {} : { link: readLink('link', change.link) }),",
    '',
  ),
  patch(
    'updateEvent',
    'an edit without a link clears it',
    'modules/events/service.ts',
    "...(change.link === undefined ? {} : { link: readLink('link', change.link) }),",
    "link: readLink('link', change.link ?? ''),",
  ),
  patch(
    'updateEvent',
    'an end before the start is taken as it is',
    'modules/events/service.ts',
    "const end = endAfter(start, readInstant('end_time', change.end_time));",
    "const end = readInstant('end_time', change.end_time);",
  ),
  patch(
    'deleteEvent',
    'cancelling an event changes nothing',
    eventRepository,
    '.set({ cancelled_at: now })',
    '.set({ cancelled_at: null })',
  ),
  patch(
    'registerForEvent',
    'a request to join is not kept',
    'modules/events/registration-service.ts',
    'const asked = await inNotifyingTransaction(',
    'if (eventId) return;\nconst asked = await inNotifyingTransaction(',
  ),
  patch(
    'registerForEvent',
    'a request to join is approved at once',
    'modules/events/registration-service.ts',
    'if (asked !== null) return',
    'if (asked !== null) await inTransaction(context.db, (trx) => registrations.approveRequest(trx, eventId, memberId, now));\nif (asked !== null) return',
  ),
  patch(
    'handleEventRequest',
    'REJECT approves',
    registrations,
    'else await registrations.declineRequest(context, memberId, eventId, userId, reason);',
    'else await registrations.approveRequest(context, memberId, eventId, userId);',
  ),
  patch(
    'handleEventRequest',
    'APPROVE rejects',
    registrations,
    "if (action === 'APPROVE') await registrations.approveRequest(context, memberId, eventId, userId);",
    "if (action === 'APPROVE') await registrations.declineRequest(context, memberId, eventId, userId);",
  ),
  patch(
    'handleEventRequest',
    'a decision changes nothing',
    registrations,
    "if (action === 'APPROVE') await registrations.approveRequest(context, memberId, eventId, userId);\n      else await registrations.declineRequest(context, memberId, eventId, userId, reason);",
    '',
  ),
  patch(
    'handleEventRequest',
    'APPROVE lets everybody in who asks',
    'modules/events/registration-repository.ts',
    ".set({ state: 'approved', approved_at: now })\n    .where('event_id', '=', eventId)\n    .where('member_id', '=', memberId)",
    ".set({ state: 'approved', approved_at: now })\n    .where('event_id', '=', eventId)",
  ),
  patch(
    'handleEventRequest',
    'REJECT takes all requests away',
    'modules/events/registration-repository.ts',
    "const removed = await db\n    .deleteFrom('event_registrations')\n    .where('event_id', '=', eventId)\n    .where('member_id', '=', memberId)",
    "const removed = await db\n    .deleteFrom('event_registrations')\n    .where('event_id', '=', eventId)",
  ),
  {
    operation: 'handleEventRequest',
    name: 'a rejected member cannot ask again',
    patches: [
      {
        file: 'modules/events/registration-service.ts',
        find: 'if (!isDeclined) throw await explainUndecided(context, event.id, memberId, now);',
        replace:
          'if (!isDeclined) throw await explainUndecided(context, event.id, memberId, now);\n  rejected.add(memberId + event.id);',
      },
      {
        file: 'modules/events/registration-service.ts',
        find: 'const hasNoPlace =',
        replace: 'const rejected = new Set();\nconst hasNoPlace =',
      },
      {
        file: 'modules/events/registration-service.ts',
        find: "const eventId = requireId(id, 'Event');\n",
        replace:
          "const eventId = requireId(id, 'Event');\n  if (rejected.has(memberId + eventId)) throw conflict('conflict', 'You were rejected.');\n",
      },
    ],
  },
]);
