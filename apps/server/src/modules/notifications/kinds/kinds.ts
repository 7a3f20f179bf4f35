import { msg } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import { currentLanguage, say } from '../../../texts/texts.ts';
import { alertKinds } from './alert-kinds.ts';
import { isStillTest, withContent } from './announcement-content.ts';
import { eventKinds } from './event-kinds.ts';
import type { Kind } from './kind.ts';
import { messageKinds } from './message-kinds.ts';
import { moderationWords } from './moderation-words.ts';
import { hasReview } from './review-conditions.ts';
import { ringKinds } from './ring-kinds.ts';
import { sessionKinds } from './session-kinds.ts';

/** Every kind that the contract names, in the order of the settings. */
export const kinds: Record<NotificationKind, Kind> = {
  ...messageKinds,
  ...eventKinds,
  ...sessionKinds,
  review: {
    label: msg`New reviews about you`,
    email: 'digest',
    isStillTrue: hasReview,
    title: ({ people }) => say(msg`${{ people }} reviewed you`),
    path: () => '/userDashboard/review',
    action: msg`Read the review`,
  },
  ...ringKinds,
  ...alertKinds,
  announcement: {
    label: msg`News of the community`,
    email: 'now',
    canBeOff: true,
    isStillTrue: async ({ db, subject, memberId, details }) =>
      details.isTest !== true || (await isStillTest(db, subject, memberId)),
    currentDetails: ({ db, subject, details }) => withContent(db, subject, details),
    title: ({ details: { isTest, title = '' } }) => (isTest ? say(msg`Test: ${{ title }}`) : title),
    content: ({ details }) => details.contents?.[currentLanguage().code] ?? details.content ?? '',
    path: ({ subjectId }) => `/news/${subjectId}`,
    action: msg`Read it in the community`,
  },
  test: {
    label: msg`Tests`,
    email: 'now',
    isFixed: true,
    title: () => say(msg`This is a test, and it works`),
    path: () => '/notifications/settings',
    action: msg`See your settings`,
  },
  moderation: {
    label: msg`Moderator decisions about you`,
    email: 'now',
    isFixed: true,
    title: ({ details }) => moderationWords(details) ?? say(msg`A moderator has decided about you`),
    lines: ({ details }) => (details.reason === undefined ? [] : [details.reason]),
    path: () => '/account/actions',
    action: msg`Read why, and what you can do`,
  },
  reportDecided: {
    label: msg`Updates on your reports`,
    email: 'now',
    title: ({ details }) => moderationWords(details) ?? say(msg`Moderators read your report`),
    path: () => '/notifications',
    action: msg`See your notifications`,
  },
};
