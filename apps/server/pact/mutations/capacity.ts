import { ofClass, patch } from './mutation.ts';

const registrations = 'modules/events/registration-repository.ts';
const request =
  "        .where('end_time', '>', now)\n        .whereRef('participants_count', '<', 'max_participants'),\n    )";
const place = "    .whereRef('participants_count', '<', 'max_participants')\n    .executeTakeFirst();";

export const capacities = ofClass('capacity', [
  patch(
    'registerForEvent',
    'a full event takes requests',
    registrations,
    request,
    "        .where('end_time', '>', now),\n    )",
  ),
  {
    operation: 'handleEventRequest',
    name: 'more members are approved than there are places',
    patches: [
      {
        file: registrations,
        find: place,
        replace: '    .executeTakeFirst();',
      },
      {
        file: registrations,
        find: "participants_count: eb('participants_count', '+', change)",
        replace: 'participants_count: sql`least(max_participants, participants_count + ${change})`',
      },
    ],
  },
  {
    operation: 'handleEventRequest',
    name: 'places are given away twice at the same moment',
    patches: [
      {
        file: registrations,
        find: place,
        replace: '    .executeTakeFirst();',
      },
      {
        file: registrations,
        find: "participants_count: eb('participants_count', '+', change)",
        replace: 'participants_count: sql`least(max_participants, participants_count + ${change})`',
      },
      {
        file: 'modules/events/registration-service.ts',
        find: "  const event = await readHostedEvent(context, hostId, id);\n  const memberId = requireId(userId, 'Request');\n  const now = context.clock();\n  const isApproved",
        replace:
          "  const event = await readHostedEvent(context, hostId, id);\n  await new Promise((resolve) => setTimeout(resolve, 50));\n  if (hasNoPlace(event)) throw conflict('event_full', 'This event is full.');\n  const memberId = requireId(userId, 'Request');\n  const now = context.clock();\n  const isApproved",
      },
    ],
  },
  patch(
    'registerForEvent',
    'a host joins their own event',
    registrations,
    "        .where('host_id', '<>', memberId)\n",
    '',
  ),
  patch(
    'registerForEvent',
    'a cancelled event takes requests',
    registrations,
    "        .where('host_id', '<>', memberId)\n        .where(isListed(memberId, 'host_id'))\n        .where('cancelled_at', 'is', null)",
    "        .where('host_id', '<>', memberId)",
  ),
  patch(
    'registerForEvent',
    'an event that is over takes requests',
    registrations,
    request,
    "        .whereRef('participants_count', '<', 'max_participants'),\n    )",
  ),
  patch(
    'handleEventRequest',
    'an approval counts no place',
    registrations,
    "participants_count: eb('participants_count', '+', change)",
    "participants_count: eb('participants_count', '+', 0)",
  ),
  patch(
    'handleEventRequest',
    'an event has one place less than it says',
    registrations,
    place,
    '    .where(sql`participants_count < max_participants - 1`)\n    .executeTakeFirst();',
  ),
  patch(
    'updateEvent',
    'an event shrinks under its participants',
    'modules/events/repository.ts',
    "query = query.where('participants_count', '<=', patch.max_participants);",
    "patch = { ...patch }; await db.deleteFrom('event_registrations').where('event_id', '=', id).execute(); await db.updateTable('events').set({ participants_count: 0 }).where('id', '=', id).execute();",
  ),
  patch(
    'updateEvent',
    'an event takes no size of just its participants',
    'modules/events/repository.ts',
    "query.where('participants_count', '<=', patch.max_participants)",
    "query.where('participants_count', '<', patch.max_participants)",
  ),
]);
