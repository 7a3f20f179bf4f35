import { rulesOfTies } from '../../src/tie-rules.ts';
import { sessionWorld } from '../../src/worlds/session-world.ts';

rulesOfTies('session', sessionWorld, {
  order: [
    'saveSessionNotes',
    'acceptSession',
    'sayAttendance',
    'createReview',
    'editSession',
    'suggestTimes',
    'withdrawTimes',
    'declineSession',
    'cancelSession',
  ],
  // The session is still to come, and only the planner has suggested times.
  exceptions: { sayAttendance: 409, createReview: 409, withdrawTimes: 409 },
  isAddition: false,
});
