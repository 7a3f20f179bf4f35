import { msg, plural } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { languageName, listed, say, skillName } from '../../../texts/texts.ts';
import { hasNoPart, haveLeft, isAhead, isInvolved, takesPart } from './event-conditions.ts';
import type { Facts, Kind } from './kind.ts';
import { comeBack, newsIn } from './news.ts';
import { hasEventReview } from './review-conditions.ts';
import { type Situation, startsAsTold } from './situation.ts';
import { teachesFollowed } from './skill-conditions.ts';
import { titled } from './titled.ts';

/** The place that was held for the member went to the next one. */
const hasMissedPlace = ({ details }: { details: NotificationDetails }) => details.change === 'expired';

/** The event ended before anybody answered. */
const isOver = ({ details }: { details: NotificationDetails }) => details.change === 'over';

type Sentence = (words: { people: string; title: string }) => string;

/** Sentences by what has changed. */
const changesOfCohost: Record<string, Sentence> = {
  accepted: ({ people, title }) => say(msg`${{ people }} now co-hosts ${{ title }}`),
  declined: ({ people, title }) => say(msg`${{ people }} declined to co-host ${{ title }}`),
  left: ({ people, title }) => say(msg`${{ people }} no longer co-hosts ${{ title }}`),
  removed: ({ title }) => say(msg`You no longer co-host ${{ title }}`),
  unanswered: ({ people, title }) => say(msg`${{ people }} did not answer your invitation to co-host ${{ title }}`),
  'host unanswered': ({ people, title }) => say(msg`${{ people }} did not answer your offer to host ${{ title }}`),
  hosts: ({ people, title }) => say(msg`${{ people }} now hosts ${{ title }}`),
  'not hosting': ({ people, title }) => say(msg`${{ people }} declined to host ${{ title }}`),
  inherited: ({ title }) => say(msg`You now host ${{ title }}`),
};

/** What hosts do once an event is over, by the change. */
const afterTheEnd: Record<string, Sentence> = {
  thanks: ({ people, title }) => say(msg`${{ people }} thanks the guests of ${{ title }}`),
  recording: ({ people, title }) => say(msg`${{ people }} added the recording of ${{ title }}`),
  slides: ({ people, title }) => say(msg`${{ people }} added the slides of ${{ title }}`),
  materials: ({ people, title }) => say(msg`${{ people }} added the recording and the slides of ${{ title }}`),
};

/** It speaks of an event that is over: guests can still read it, and the links are still there. */
const isAfterwards = ({ event, details: { change } }: Situation) =>
  event?.is_on === true && event.standing !== null && (change === 'thanks' || event.has_materials);

/** The host asks a co-host to host the event. */
const isHandover = ({ details }: { details: NotificationDetails }) => details.change === 'host';

/** Returns what a host changed: "Bread has a new time", "Bread is now called Pizza and has a new meeting link". */
function changedTo(details: NotificationDetails): string {
  const { title = '', titleWas, change } = details;
  const changes = listed(newsIn(details));
  if (change === comeBack.change)
    return changes === ''
      ? say(msg`${{ title }} has come back`)
      : say(msg`${{ title }} has come back and has ${{ news: changes }}`);
  // Notifications of an older version have the text.
  const news = change ?? changes;
  if (titleWas === undefined || titleWas === title)
    return news === '' ? say(msg`${{ title }} has changed`) : say(msg`${{ title }} has ${{ news }}`);
  if (news === '') return say(msg`${{ titleWas }} is now called ${{ title }}`);
  return say(msg`${{ titleWas }} is now called ${{ title }} and has ${{ news }}`);
}

/** What the host wrote about it. */
const hostWrote = ({ reason }: NotificationDetails) =>
  reason === undefined ? [] : [say(msg`The host wrote: ${{ reason }}`)];

/** Names of languages were stored in English before their codes were. */
const isCode = (language: string) => /^[a-z]{2,3}(?:-|$)/.test(language);

const pathOf = ({ details }: Facts) => `/userDashboard/events/${details.eventId}`;

/** Kinds about an event. */
export const eventKinds = {
  eventRequest: {
    label: msg`Requests to join your events`,
    email: 'now',
    gathers: true,
    isStillTrue: (situation) =>
      isAhead(situation) && situation.event?.has_requests === true && situation.event.standing === 'host',
    title: ({ people, isOnePerson, details }) =>
      isOnePerson
        ? say(msg`${{ people }} wants to join ${{ title: titled(details) }}`)
        : say(msg`${{ people }} want to join ${{ title: titled(details) }}`),
    path: pathOf,
    action: msg`Answer the request`,
  },
  eventJoined: {
    label: msg`Members who join your events without your approval`,
    email: 'digest',
    gathers: true,
    isStillTrue: takesPart,
    // The dates of the latest one say nothing of the others.
    title: ({ people, isOnePerson, details }) =>
      isOnePerson
        ? say(msg`${{ people }} is coming to ${{ title: titled(details) }}`)
        : say(msg`${{ people }} are coming to ${{ title: details.title }}`),
    path: pathOf,
    action: msg`See the guests`,
  },
  eventApproved: {
    label: msg`Approved requests`,
    email: 'now',
    withLink: true,
    replaces: ['eventDeclined', 'eventRemoved'],
    bringsBack: true,
    isStillTrue: takesPart,
    title: ({ details }) => say(msg`You’re in: ${{ title: titled(details) }}`),
    lines: ({ details }) => hostWrote(details),
    path: pathOf,
    action: msg`See the event`,
  },
  eventDeclined: {
    label: msg`Declined requests`,
    email: 'now',
    replaces: ['eventCanceled'],
    timeIs: 'unsaid',
    isStillTrue: hasNoPart,
    title: ({ details }) =>
      isOver({ details })
        ? say(msg`Nobody answered your request to join ${{ title: details.title }}`)
        : say(msg`Your request to join ${{ title: titled(details) }} was declined`),
    lines: ({ details }) => (isOver({ details }) ? [say(msg`The event is over.`)] : hostWrote(details)),
    path: pathOf,
    action: msg`See the event`,
  },
  eventRemoved: {
    label: msg`Hosts who remove you from an event`,
    email: 'now',
    timeIs: 'unsaid',
    isStillTrue: hasNoPart,
    title: ({ details: { title } }) => say(msg`You’re no longer on the guest list of ${{ title }}`),
    lines: ({ details }) => [
      say(msg`The host has removed you. You can ask to join again a day later.`),
      ...hostWrote(details),
    ],
    path: pathOf,
    action: msg`See the event`,
  },
  eventUpdate: {
    label: msg`Messages from hosts to all guests`,
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => (situation.details.change === undefined ? isAhead(situation) : isAfterwards(situation)),
    title: ({ people, details: { title = '', change = '' } }) =>
      afterTheEnd[change]?.({ people, title }) ?? say(msg`${{ people }} wrote to the guests of ${{ title }}`),
    lines: ({ details }) => (details.reason === undefined ? [] : details.reason.split(/\n+/)),
    path: pathOf,
    action: msg`See the event`,
  },
  eventChanged: {
    label: msg`Changes to events you joined`,
    email: 'now',
    withLink: true,
    replaces: ['eventStarting', 'eventCanceled'],
    isStillTrue: isInvolved,
    title: (facts) =>
      isHandover(facts)
        ? say(msg`${{ people: facts.latest }} now hosts ${{ title: titled(facts.details) }}`)
        : titled({ ...facts.details, title: changedTo(facts.details) }),
    lines: ({ details: { changes: { skills = [], language } = {} } }) => [
      ...(skills.length > 0 ? [say(msg`It teaches ${{ skills: listed(skills.map(skillName)) }}.`)] : []),
      ...(language === undefined
        ? []
        : [say(msg`It is held in ${{ language: isCode(language) ? languageName(language) : language }}.`)]),
    ],
    path: pathOf,
    action: msg`See the event`,
  },
  eventCanceled: {
    label: msg`Canceled events`,
    email: 'now',
    replaces: ['eventApproved', 'eventChanged', 'eventStarting', 'eventPlace', 'eventCohostInvited'],
    timeIs: 'off',
    isStillTrue: ({ event }) => event === null || !event.is_on,
    title: ({ details }) => titled({ ...details, title: say(msg`${{ title: details.title }} was canceled`) }),
    lines: ({ details }) => hostWrote(details),
    // Removed content and events of members who have left have no page any more.
    path: (facts) => (facts.actorId === null || facts.isActorFormer ? '/userDashboard/events' : pathOf(facts)),
    action: msg`See the event`,
  },
  eventStarting: {
    label: msg`Event reminders`,
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => takesPart(situation) && startsAsTold(situation, situation.event?.start_time),
    title: ({ details: { title } }) => say(msg`Coming up: ${{ title }}`),
    path: pathOf,
    action: msg`See the event`,
  },
  eventLeft: {
    label: msg`Participants who leave your events`,
    email: 'now',
    isStillTrue: async (situation) => isAhead(situation) && (await haveLeft(situation)),
    title: ({ people, isOnePerson, details }) =>
      isOnePerson
        ? say(msg`${{ people }} is no longer in ${{ title: titled(details) }}`)
        : say(msg`${{ people }} are no longer in ${{ title: titled(details) }}`),
    path: pathOf,
    action: msg`See the event`,
  },
  eventPlace: {
    label: msg`Places from waitlists`,
    email: 'now',
    isStillTrue: (situation) =>
      isOver(situation) || (isAhead(situation) && (hasMissedPlace(situation) || situation.event?.has_offer === true)),
    title: ({ details }) => {
      const { title } = details;
      if (isOver({ details })) return say(msg`You did not get a place: ${{ title }}`);
      return hasMissedPlace({ details })
        ? say(msg`You did not take your place in time: ${{ title }}`)
        : say(msg`A place is free for you: ${{ title }}`);
    },
    lines: ({ details }) => {
      if (isOver({ details })) return [say(msg`The event is over, and so is its waitlist.`)];
      if (hasMissedPlace({ details }))
        return [say(msg`You left the waitlist with it. You can join it again on the event’s page.`)];
      return details.until === undefined
        ? [say(msg`It goes to the first member who takes it.`)]
        : [say(msg`We hold it for you for a while. Take it or let it go on the event’s page.`)];
    },
    path: pathOf,
    action: (facts) => (hasMissedPlace(facts) || isOver(facts) ? msg`See the event` : msg`Take the place`),
  },
  eventCohostInvited: {
    label: msg`Invitations to co-host an event`,
    email: 'now',
    isStillTrue: (situation) => isAhead(situation) && situation.event?.is_invited === true,
    title: ({ people, details }) =>
      isHandover({ details })
        ? say(msg`${{ people }} asks you to host ${{ title: titled(details) }}`)
        : say(msg`${{ people }} invites you to co-host ${{ title: titled(details) }}`),
    lines: (facts) => [
      isHandover(facts)
        ? say(msg`You would be its host, and they a co-host. Accept or decline on the event’s page.`)
        : say(
            msg`Co-hosts answer requests, change the event and write to its guests. Accept or decline on the event’s page.`,
          ),
    ],
    path: pathOf,
    action: (facts) => (isHandover(facts) ? msg`Answer the host` : msg`Answer the invitation`),
  },
  eventCohostChanged: {
    label: msg`Co-hosts who accept, decline or leave`,
    email: 'now',
    title: ({ people, details }) => {
      const title = titled(details);
      return changesOfCohost[details.change ?? '']?.({ people, title }) ?? title;
    },
    lines: ({ details }) => (details.change === 'inherited' ? [say(msg`Its host is no longer in the community.`)] : []),
    path: pathOf,
    action: msg`See the event`,
  },
  eventExtended: {
    label: msg`More dates of events you joined`,
    feature: 'events',
    email: 'now',
    isStillTrue: isAhead,
    title: ({ details: { title, dates } }) =>
      dates === undefined
        ? say(msg`${{ title }} has one more date`)
        : say(msg`${{ title }} has ${plural({ dates }, { one: '# more date', other: '# more dates' })}`),
    lines: () => [say(msg`You have no place there yet: join on the event’s page.`)],
    path: pathOf,
    action: msg`See the event`,
  },
  eventTaught: {
    label: msg`New events that teach skills you follow`,
    feature: 'events',
    email: 'digest',
    gathers: true,
    isStillTrue: async (situation) => isAhead(situation) && hasNoPart(situation) && (await teachesFollowed(situation)),
    title: ({ details }) => {
      const { title, skill: taught } = details;
      const skill = taught && skillName(taught);
      return titled({ ...details, title: say(msg`${{ title }} teaches ${{ skill }}`) });
    },
    lines: ({ people }) => [say(msg`${{ people }} hosts it. You follow the skill.`)],
    path: pathOf,
    action: msg`See the event`,
  },
  eventReview: {
    label: msg`New reviews of your events`,
    email: 'digest',
    gathers: true,
    timeIs: 'past',
    isStillTrue: async (situation) =>
      situation.event?.is_on === true && situation.event.standing === 'host' && (await hasEventReview(situation)),
    title: ({ people, details: { title } }) => say(msg`${{ people }} reviewed ${{ title }}`),
    path: pathOf,
    action: msg`Read the review`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
