import { rulesOfTies } from '../../src/tie-rules.ts';
import { eventWorld } from '../../src/worlds/event-world.ts';

rulesOfTies('event', eventWorld, {
  order: [
    'checkIn',
    'markAttendance',
    'openCheckIn',
    'closeCheckIn',
    'reviewEvent',
    'editEventReview',
    'removeEventReview',
    'sendEventUpdate',
    'setEventMaterials',
    'updateEvent',
    'setEventCover',
    'removeEventCover',
    'removeGuest',
    'undoDecline',
    'undoApproval',
    'handleEventRequest',
    'approveAllRequests',
    'leaveEvent',
    'offerHosting',
    'answerHosting',
    'inviteCohost',
    'answerCohostInvitation',
    'removeCohost',
    'extendSeries',
    'deleteEvent',
    'restoreEvent',
  ],
  // The event is not over yet.
  exceptions: { setEventMaterials: 409, reviewEvent: 409, editEventReview: 404, removeEventReview: 404 },
  shared: ['setEventCover', 'removeEventCover', 'extendSeries'],
  isAddition: true,
});
