import type { StateHandlers } from './state-types.ts';
import { accountStates } from './states/account-states.ts';
import { calendarStates } from './states/calendar-states.ts';
import { chatStates } from './states/chat-states.ts';
import { eventStates } from './states/event-states.ts';
import { logInStates } from './states/log-in-states.ts';
import { memberStates } from './states/member-states.ts';
import { moderationStates } from './states/moderation-states.ts';
import { operatorStates } from './states/operator-states.ts';
import { sessionStates } from './states/session-states.ts';
import { timeStates } from './states/time-states.ts';

/**
 * The backend's states in the contract. Each is complete and creates its own members, so that none
 * needs an empty database or depends on earlier ones.
 */
export const states = {
  ...logInStates,
  ...accountStates,
  ...memberStates,
  ...eventStates,
  ...sessionStates,
  ...calendarStates,
  ...chatStates,
  ...moderationStates,
  ...operatorStates,
  ...timeStates,
};

/** Handlers for every state of the backend. */
export type BackendStateHandlers = StateHandlers<typeof states>;
