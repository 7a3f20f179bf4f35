import type { NotificationKind } from '@skill-exchange/api-client/types';
import { alertKinds } from './alert-kinds.ts';
import { withContent } from './announcement-content.ts';
import { eventKinds } from './event-kinds.ts';
import type { Kind } from './kind.ts';
import { messageKinds } from './message-kinds.ts';
import { hasReview } from './review-conditions.ts';
import { ringKinds } from './ring-kinds.ts';
import { sessionKinds } from './session-kinds.ts';

/** Every kind that the contract names, in the order of the settings. */
export const kinds: Record<NotificationKind, Kind> = {
  ...messageKinds,
  ...eventKinds,
  ...sessionKinds,
  review: {
    label: 'New reviews about you',
    email: 'digest',
    isStillTrue: hasReview,
    title: ({ people }) => `${people} reviewed you`,
    path: () => '/userDashboard/review',
    action: 'Read the review',
  },
  ...ringKinds,
  ...alertKinds,
  announcement: {
    label: 'News of the community',
    email: 'now',
    canBeOff: true,
    currentDetails: ({ db, subject, details }) => withContent(db, subject, details),
    title: ({ details }) => `${details.isTest ? 'Test: ' : ''}${details.title}`,
    content: ({ details }) => details.content ?? '',
    path: ({ subjectId }) => `/news/${subjectId}`,
    action: 'Read it in the community',
  },
  test: {
    label: 'Tests',
    email: 'now',
    isFixed: true,
    title: () => 'This is a test, and it works',
    path: () => '/notifications/settings',
    action: 'See your settings',
  },
  moderation: {
    label: 'Moderator decisions about you',
    email: 'now',
    isFixed: true,
    title: ({ details }) => details.change ?? 'A moderator has decided about you',
    lines: ({ details }) => (details.reason === undefined ? [] : [details.reason]),
    path: () => '/account/actions',
    action: 'Read why, and what you can do',
  },
  reportDecided: {
    label: 'Updates on your reports',
    email: 'now',
    title: ({ details }) => details.change ?? 'Moderators read your report',
    path: () => '/notifications',
    action: 'See your notifications',
  },
};
