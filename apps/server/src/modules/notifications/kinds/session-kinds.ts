import { msg } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { listed, say } from '../../../texts/texts.ts';
import { sessionPath } from '../session-path.ts';
import type { Facts, Kind } from './kind.ts';
import { isMovedBack, newsIn } from './news.ts';
import { type Situation, startsAsTold } from './situation.ts';

/** The page of the session that it is about. */
const path = ({ subjectId }: Facts) => sessionPath(subjectId);

/** The session was canceled, has expired, or was ended by a block. */
const isOff = ({ session }: Situation) => session === null || session.is_canceled;

/** The session needs the member's answer. */
const asksMember = ({ session, memberId }: Situation) => session?.waits_for === memberId;

type Sentence = (people: string) => string;

// The changes as they are stored, where they follow the member's name. The times of 'unanswered' and 'missed' expired:
// the notification is for their sender, or for the member who did not answer.

const answers: Record<string, Sentence> = {
  'agreed to your session': (people) => say(msg`${{ people }} agreed to your session`),
  'agreed to the new time of your session': (people) => say(msg`${{ people }} agreed to the new time of your session`),
  'would rather keep the time of your session': (people) =>
    say(msg`${{ people }} would rather keep the time of your session`),
  unanswered: (people) => say(msg`${{ people }} did not answer your suggestion in time`),
  missed: (people) => say(msg`You did not answer the suggestion of ${{ people }} in time`),
};

/** Of one change. */
const edits: Record<string, Sentence> = {
  'a new time': (people) => say(msg`${{ people }} gave your session a new time`),
  'another length': (people) => say(msg`${{ people }} gave your session another length`),
  'a new meeting link': (people) => say(msg`${{ people }} gave your session a new meeting link`),
  'other skills': (people) => say(msg`${{ people }} gave your session other skills`),
};

const endings: Record<string, Sentence> = {
  canceled: (people) => say(msg`${{ people }} canceled your session`),
  declined: (people) => say(msg`${{ people }} declined your session`),
  'took back the proposal of': (people) => say(msg`${{ people }} took back the proposal of your session`),
  unanswered: (people) => say(msg`${{ people }} did not answer your proposal in time`),
  missed: (people) => say(msg`You did not answer the proposal of ${{ people }} in time`),
};

/** Returns what the other member changed, also earlier, if no email has told of it. */
function editedTo(people: string, details: NotificationDetails): string {
  const { change = '' } = details;
  const news = newsIn(details);
  if (news.length > 1 || isMovedBack(details))
    return say(msg`${{ people }} gave your session ${{ news: listed(news) }}`);
  return edits[change]?.(people) ?? `${people} gave your session ${change}`;
}

/** The suggested times expired. */
const isExpired = ({ change }: NotificationDetails) => change === 'unanswered' || change === 'missed';

/** What the other member wrote about it. */
const theyWrote = ({ reason }: NotificationDetails) =>
  reason === undefined ? [] : [say(msg`They wrote: ${{ reason }}`)];

/** Kinds about a session. */
export const sessionKinds = {
  sessionPlanned: {
    label: msg`Sessions planned with you`,
    email: 'now',
    isStillTrue: (situation) => !isOff(situation) && situation.session?.agreed_at === null,
    title: ({ people }) => say(msg`${{ people }} planned a session with you`),
    lines: () => [
      say(
        msg`If you did not agree to it, you can decline it until 14 days after its time: it is undone then, and its reviews no longer count.`,
      ),
    ],
    path,
    action: msg`See the session`,
  },
  sessionProposed: {
    label: msg`Sessions proposed to you`,
    email: 'now',
    timeIs: 'suggested',
    isStillTrue: asksMember,
    title: ({ people }) => say(msg`${{ people }} proposes a session with you`),
    path,
    action: msg`Answer the proposal`,
  },
  sessionSuggested: {
    label: msg`Other times suggested for your sessions`,
    email: 'now',
    timeIs: 'suggested',
    isStillTrue: asksMember,
    title: ({ people }) => say(msg`${{ people }} suggests another time for your session`),
    path,
    action: msg`See the times`,
  },
  sessionAnswered: {
    label: msg`Answers to your proposals and calendar invitations`,
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => !isOff(situation),
    title: ({ people, details: { change = '' } }) => answers[change]?.(people) ?? `${people} ${change}`,
    lines: ({ details }) => [
      ...(isExpired(details) ? [say(msg`Your session stays as it was.`)] : []),
      ...theyWrote(details),
    ],
    path,
    action: msg`See the session`,
  },
  sessionChanged: {
    label: msg`Changes to your sessions`,
    email: 'now',
    withLink: true,
    replaces: ['sessionStarting'],
    isStillTrue: (situation) => !isOff(situation),
    title: ({ people, details }) => editedTo(people, details),
    path,
    action: msg`See the session`,
  },
  sessionCanceled: {
    label: msg`Canceled sessions`,
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
    title: ({ people, details: { change = '' } }) => endings[change]?.(people) ?? `${people} ${change} your session`,
    lines: ({ details }) => theyWrote(details),
    path,
    action: msg`See your sessions`,
  },
  sessionStarting: {
    label: msg`Session reminders`,
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => !isOff(situation) && startsAsTold(situation, situation.session?.date),
    title: ({ people }) => say(msg`Coming up: your session with ${{ people }}`),
    path,
    action: msg`See the session`,
  },
  sessionOver: {
    label: msg`Asking whether a session took place`,
    email: 'now',
    timeIs: 'past',
    isStillTrue: (situation) =>
      !isOff(situation) && (situation.session?.agreed_at === null) === (situation.details.isUnagreed ?? false),
    title: ({ people, details }) =>
      details.isUnagreed
        ? say(msg`${{ people }} planned a session with you that you never agreed to`)
        : say(msg`Did your session with ${{ people }} take place?`),
    lines: ({ details }) =>
      details.isUnagreed
        ? [
            say(
              msg`If you did not want to meet, decline it. You can until 14 days after its time; its reviews are undone then.`,
            ),
          ]
        : [],
    path,
    action: msg`See the session`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
