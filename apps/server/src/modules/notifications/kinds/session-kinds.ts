import type { NotificationKind } from '@skill-exchange/api-client/types';
import { sessionPath } from '../session-path.ts';
import type { Facts, Kind } from './kind.ts';
import { type Situation, startsAsTold } from './situation.ts';

/** The page of the session that it is about. */
const path = ({ subjectId }: Facts) => sessionPath(subjectId);

/** The session was canceled, has expired, or was ended by a block. */
const isOff = ({ session }: Situation) => session === null || session.is_canceled;

/** The session needs the member's answer. */
const asksMember = ({ session, memberId }: Situation) => session?.waits_for === memberId;

/** Returns the sentence about times that expired: for their sender, or for the member who did not answer. */
function expiredWords({ people, details }: Facts, what: string): string | null {
  if (details.change === 'unanswered') return `${people} did not answer your ${what} in time`;
  return details.change === 'missed' ? `You did not answer the ${what} of ${people} in time` : null;
}

/** Kinds about a session. */
export const sessionKinds = {
  sessionPlanned: {
    label: 'Sessions planned with you',
    email: 'now',
    isStillTrue: (situation) => !isOff(situation) && situation.session?.agreed_at === null,
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
    isStillTrue: asksMember,
    title: ({ people }) => `${people} proposes a session with you`,
    path,
    action: 'Answer the proposal',
  },
  sessionSuggested: {
    label: 'Other times suggested for your sessions',
    email: 'now',
    timeIs: 'suggested',
    isStillTrue: asksMember,
    title: ({ people }) => `${people} suggests another time for your session`,
    path,
    action: 'See the times',
  },
  sessionAnswered: {
    label: 'Answers to your proposals and calendar invitations',
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => !isOff(situation),
    title: (facts) => expiredWords(facts, 'suggestion') ?? `${facts.people} ${facts.details.change}`,
    lines: (facts) => [
      ...(expiredWords(facts, '') === null ? [] : ['Your session stays as it was.']),
      ...(facts.details.reason === undefined ? [] : [`They wrote: ${facts.details.reason}`]),
    ],
    path,
    action: 'See the session',
  },
  sessionChanged: {
    label: 'Changes to your sessions',
    email: 'now',
    withLink: true,
    replaces: ['sessionStarting'],
    isStillTrue: (situation) => !isOff(situation),
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
    isStillTrue: isOff,
    title: (facts) => expiredWords(facts, 'proposal') ?? `${facts.people} ${facts.details.change} your session`,
    lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
    path,
    action: 'See your sessions',
  },
  sessionStarting: {
    label: 'Session reminders',
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => !isOff(situation) && startsAsTold(situation, situation.session?.date),
    title: ({ people }) => `Coming up: your session with ${people}`,
    path,
    action: 'See the session',
  },
  sessionOver: {
    label: 'Asking whether a session took place',
    email: 'now',
    timeIs: 'past',
    isStillTrue: (situation) =>
      !isOff(situation) && (situation.session?.agreed_at === null) === (situation.details.isUnagreed ?? false),
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
