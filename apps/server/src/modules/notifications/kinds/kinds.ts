import type { NotificationKind } from '@skill-exchange/api-client/types';
import { eventKinds } from './event-kinds.ts';
import type { Kind } from './kind.ts';
import { message } from './message.ts';
import { moderation } from './moderation.ts';
import { reportDecided } from './report-decided.ts';
import { review } from './review.ts';
import { ringAgreed } from './ring-agreed.ts';
import { ringAsked } from './ring-asked.ts';
import { ringChanged } from './ring-changed.ts';
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
  ringAsked,
  ringAgreed,
  ringChanged,
  test,
  moderation,
  reportDecided,
};
