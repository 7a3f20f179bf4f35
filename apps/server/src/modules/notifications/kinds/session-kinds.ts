import type { NotificationKind } from '@skill-exchange/api-client/types';
import { sessionPath } from '../session-path.ts';
import type { Facts, Kind } from './kind.ts';

/** The page of the session that it is about. */
const path = ({ subjectId }: Facts) => sessionPath(subjectId);

/** Kinds about a session. */
export const sessionKinds = {
  sessionPlanned: {
    label: 'Sessions planned with you',
    email: 'now',
    title: ({ people }) => `${people} planned a session with you`,
    lines: () => [
      'If you did not agree to it, you can decline it until 7 days after its time: it is undone then, and its reviews no longer count.',
    ],
    path,
    action: 'See the session',
  },
  sessionProposed: {
    label: 'Sessions proposed to you',
    email: 'now',
    timeIs: 'suggested',
    title: ({ people }) => `${people} proposes a session with you`,
    path,
    action: 'Answer the proposal',
  },
  sessionSuggested: {
    label: 'Other times suggested for your sessions',
    email: 'now',
    timeIs: 'suggested',
    title: ({ people }) => `${people} suggests another time for your session`,
    path,
    action: 'See the times',
  },
  sessionAnswered: {
    label: 'Answers to your proposals and calendar invitations',
    email: 'now',
    withLink: true,
    title: ({ people, details }) => `${people} ${details.change}`,
    lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
    path,
    action: 'See the session',
  },
  sessionChanged: {
    label: 'Changes to your sessions',
    email: 'now',
    withLink: true,
    replaces: ['sessionStarting'],
    title: ({ people, details }) => `${people} gave your session ${details.change}`,
    path,
    action: 'See the session',
  },
  sessionCanceled: {
    label: 'Canceled sessions',
    email: 'now',
    replaces: [
      'sessionPlanned',
      'sessionProposed',
      'sessionSuggested',
      'sessionAnswered',
      'sessionChanged',
      'sessionStarting',
      'sessionOver',
    ],
    timeIs: 'off',
    title: ({ people, details }) => `${people} ${details.change} your session`,
    lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
    path,
    action: 'See your sessions',
  },
  sessionStarting: {
    label: 'Session reminders',
    email: 'now',
    withLink: true,
    title: ({ people }) => `Coming up: your session with ${people}`,
    path,
    action: 'See the session',
  },
  sessionOver: {
    label: 'Asking whether a session took place',
    email: 'now',
    timeIs: 'past',
    title: ({ people, details }) =>
      details.isUnagreed
        ? `${people} planned a session with you that you never agreed to`
        : `Did your session with ${people} take place?`,
    lines: ({ details }) =>
      details.isUnagreed
        ? ['If you did not want to meet, decline it. You can until 7 days after its time; its reviews are undone then.']
        : [],
    path,
    action: 'See the session',
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
