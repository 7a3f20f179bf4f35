import type { NotificationKind } from '@skill-exchange/api-client/types';
import { eventApproved } from './event-approved.ts';
import { eventCanceled } from './event-canceled.ts';
import { eventChanged } from './event-changed.ts';
import { eventDeclined } from './event-declined.ts';
import { eventLeft } from './event-left.ts';
import { eventRequest } from './event-request.ts';
import { eventStarting } from './event-starting.ts';
import type { Kind } from './kind.ts';
import { message } from './message.ts';
import { moderation } from './moderation.ts';
import { reportDecided } from './report-decided.ts';
import { review } from './review.ts';
import { sessionAnswered } from './session-answered.ts';
import { sessionCanceled } from './session-canceled.ts';
import { sessionChanged } from './session-changed.ts';
import { sessionOver } from './session-over.ts';
import { sessionPlanned } from './session-planned.ts';
import { sessionProposed } from './session-proposed.ts';
import { sessionStarting } from './session-starting.ts';
import { sessionSuggested } from './session-suggested.ts';
import { test } from './test.ts';

/** All kinds of the contract, in the order of the settings. */
export const kinds: Record<NotificationKind, Kind> = {
  message,
  eventRequest,
  eventApproved,
  eventDeclined,
  eventChanged,
  eventCanceled,
  eventStarting,
  eventLeft,
  sessionPlanned,
  sessionProposed,
  sessionSuggested,
  sessionAnswered,
  sessionChanged,
  sessionCanceled,
  sessionStarting,
  sessionOver,
  review,
  test,
  moderation,
  reportDecided,
};
