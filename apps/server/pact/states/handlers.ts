import type { World } from '../world.ts';
import { accountStates } from './account-states.ts';
import { articleStateHandlers } from './article-states.ts';
import { calendarStates } from './calendar-states.ts';
import { chatStates } from './chat-states.ts';
import { draftStates } from './draft-states.ts';
import { eventReviewStates } from './event-review-states.ts';
import { eventStates } from './event-states.ts';
import { hoursStates } from './hours-states.ts';
import { logInStates } from './log-in-states.ts';
import { memberStates } from './member-states.ts';
import { moderationStates } from './moderation-states.ts';
import { operatorStates } from './operator-states.ts';
import { ringStates } from './ring-states.ts';
import { searchStates } from './search-states.ts';
import { sessionStates } from './session-states.ts';
import { skillStates } from './skill-states.ts';
import { timeStates } from './time-states.ts';

/** Returns the handlers of all states except those of used-up limits. */
export function handlersOf(world: World) {
  return {
    ...accountStates(world),
    ...logInStates(world),
    ...memberStates(world),
    ...eventStates(world),
    ...eventReviewStates(world),
    ...sessionStates(world),
    ...calendarStates(world),
    ...hoursStates(world),
    ...ringStates(world),
    ...searchStates(world),
    ...draftStates(world),
    ...moderationStates(world),
    ...operatorStates(world),
    ...skillStates(world),
    ...chatStates(world),
    ...timeStates(world),
    ...articleStateHandlers(world),
  };
}
