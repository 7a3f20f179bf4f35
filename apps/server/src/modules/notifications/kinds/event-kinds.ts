import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import { hasNoPart, isAhead, isInvolved, takesPart } from './event-conditions.ts';
import { newsIn } from './event-news.ts';
import type { Kind } from './kind.ts';
import { hasEventReview } from './review-conditions.ts';
import { type Situation, startsAsTold } from './situation.ts';
import { teachesFollowed } from './skill-conditions.ts';

function datesIn({ dates }: NotificationDetails): string {
  return dates === undefined ? '' : ` (${dates} dates)`;
}

/** The place that was held for the member went to the next one. */
const hasMissedPlace = ({ details }: { details: NotificationDetails }) => details.change === 'expired';

/** The event ended before anybody answered. */
const isOver = ({ details }: { details: NotificationDetails }) => details.change === 'over';

/** Sentences by what has changed; the event's title follows. */
const changesOfCohost = (people: string): Record<string, string> => ({
  accepted: `${people} now co-hosts`,
  declined: `${people} declined to co-host`,
  left: `${people} no longer co-hosts`,
  removed: 'You no longer co-host',
  unanswered: `${people} did not answer your invitation to co-host`,
  hosts: `${people} now hosts`,
  'not hosting': `${people} declined to host`,
  inherited: 'You now host',
});

// biome-ignore lint/style/noRestrictedGlobals: formats a list of texts, no date
const listed = new Intl.ListFormat('en');

/** What hosts do once an event is over, by the change; the event's title follows. */
const afterTheEnd = (people: string): Record<string, string> => ({
  thanks: `${people} thanks the guests of`,
  recording: `${people} added the recording of`,
  slides: `${people} added the slides of`,
  materials: `${people} added the recording and the slides of`,
});

/** It speaks of an event that is over: guests can still read it, and the links are still there. */
const isAfterwards = ({ event, details: { change } }: Situation) =>
  event?.is_on === true && event.standing !== null && (change === 'thanks' || event.has_materials);

/** The host asks a co-host to host the event. */
const isHandover = ({ details }: { details: NotificationDetails }) => details.change === 'host';

/** Returns what a host changed: "Bread has a new time", "Bread is now called Pizza and has a new meeting link". */
function changedTo({ title, titleWas, change, changes }: NotificationDetails): string {
  // Notifications of an older version have the text.
  const news = listed.format(newsIn(changes));
  if (titleWas === undefined || titleWas === title) return `${title} has ${change ?? (news || 'changed')}`;
  return `${titleWas} is now called ${title}${news && ` and has ${news}`}`;
}

/** Kinds about an event. */
export const eventKinds = {
  eventRequest: {
    label: 'Requests to join your events',
    email: 'now',
    gathers: true,
    isStillTrue: (situation) =>
      isAhead(situation) && situation.event?.has_requests === true && situation.event.standing === 'host',
    title: ({ people, isOnePerson, details }) =>
      `${people} ${isOnePerson ? 'wants' : 'want'} to join ${details.title}${datesIn(details)}`,
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'Answer the request',
  },
  eventJoined: {
    label: 'Members who join your events without your approval',
    email: 'digest',
    gathers: true,
    isStillTrue: takesPart,
    title: ({ people, isOnePerson, details }) => `${people} ${isOnePerson ? 'is' : 'are'} coming to ${details.title}`,
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the guests',
  },
  eventApproved: {
    label: 'Approved requests',
    email: 'now',
    withLink: true,
    replaces: ['eventDeclined', 'eventRemoved'],
    isStillTrue: takesPart,
    title: ({ details }) => `You’re in: ${details.title}${datesIn(details)}`,
    lines: ({ details }) => (details.reason === undefined ? [] : [`The host wrote: ${details.reason}`]),
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventDeclined: {
    label: 'Declined requests',
    email: 'now',
    timeIs: 'unsaid',
    isStillTrue: hasNoPart,
    title: ({ details }) =>
      isOver({ details })
        ? `Nobody answered your request to join ${details.title}`
        : `Your request to join ${details.title}${datesIn(details)} was declined`,
    lines: ({ details }) => {
      if (isOver({ details })) return ['The event is over.'];
      return details.reason === undefined ? [] : [`The host wrote: ${details.reason}`];
    },
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventRemoved: {
    label: 'Hosts who remove you from an event',
    email: 'now',
    timeIs: 'unsaid',
    isStillTrue: hasNoPart,
    title: ({ details }) => `You’re no longer on the guest list of ${details.title}`,
    lines: ({ details }) => [
      'The host has removed you. You can ask to join again a day later.',
      ...(details.reason === undefined ? [] : [`The host wrote: ${details.reason}`]),
    ],
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventUpdate: {
    label: 'Messages from hosts to all guests',
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => (situation.details.change === undefined ? isAhead(situation) : isAfterwards(situation)),
    title: ({ people, details }) =>
      `${afterTheEnd(people)[details.change ?? ''] ?? `${people} wrote to the guests of`} ${details.title}`,
    lines: ({ details }) => (details.reason === undefined ? [] : details.reason.split(/\n+/)),
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventChanged: {
    label: 'Changes to events you joined',
    email: 'now',
    withLink: true,
    replaces: ['eventStarting', 'eventCanceled'],
    isStillTrue: isInvolved,
    title: (facts) =>
      isHandover(facts)
        ? `${facts.people} now hosts ${facts.details.title}${datesIn(facts.details)}`
        : changedTo(facts.details) + datesIn(facts.details),
    lines: ({ details: { changes: { skills = [], language } = {} } }) => [
      ...(skills.length > 0 ? [`It teaches ${listed.format(skills)}.`] : []),
      ...(language === undefined ? [] : [`It is held in ${language}.`]),
    ],
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventCanceled: {
    label: 'Canceled events',
    email: 'now',
    replaces: ['eventRequest', 'eventApproved', 'eventChanged', 'eventStarting', 'eventCohostInvited'],
    timeIs: 'off',
    isStillTrue: ({ event }) => event === null || !event.is_on,
    title: ({ details }) => `${details.title} was canceled${datesIn(details)}`,
    lines: ({ details }) => (details.reason === undefined ? [] : [`The host wrote: ${details.reason}`]),
    // Removed content has no page any more.
    path: ({ actorId, details }) =>
      actorId === null ? '/userDashboard/events' : `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventStarting: {
    label: 'Event reminders',
    email: 'now',
    withLink: true,
    isStillTrue: (situation) => takesPart(situation) && startsAsTold(situation, situation.event?.start_time),
    title: ({ details }) => `Coming up: ${details.title}`,
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventLeft: {
    label: 'Participants who leave your events',
    email: 'now',
    title: ({ people, isOnePerson, details }) =>
      `${people} ${isOnePerson ? 'is' : 'are'} no longer in ${details.title}${datesIn(details)}`,
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventPlace: {
    label: 'Places from waitlists',
    email: 'now',
    isStillTrue: (situation) =>
      isOver(situation) || (isAhead(situation) && (hasMissedPlace(situation) || situation.event?.has_offer === true)),
    title: ({ details }) => {
      if (isOver({ details })) return `You did not get a place: ${details.title}`;
      return hasMissedPlace({ details })
        ? `You did not take your place in time: ${details.title}`
        : `A place is free for you: ${details.title}`;
    },
    lines: ({ details }) => {
      if (isOver({ details })) return ['The event is over, and so is its waitlist.'];
      if (hasMissedPlace({ details }))
        return ['You left the waitlist with it. You can join it again on the event’s page.'];
      return details.until === undefined
        ? ['It goes to the first member who takes it.']
        : ['We hold it for you for a while. Take it or let it go on the event’s page.'];
    },
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: (facts) => (hasMissedPlace(facts) || isOver(facts) ? 'See the event' : 'Take the place'),
  },
  eventCohostInvited: {
    label: 'Invitations to co-host an event',
    email: 'now',
    isStillTrue: (situation) => isAhead(situation) && situation.event?.is_invited === true,
    title: ({ people, details }) =>
      isHandover({ details })
        ? `${people} asks you to host ${details.title}${datesIn(details)}`
        : `${people} invites you to co-host ${details.title}${datesIn(details)}`,
    lines: (facts) => [
      isHandover(facts)
        ? 'You would be its host, and they a co-host. Accept or decline on the event’s page.'
        : 'Co-hosts answer requests, change the event and write to its guests. Accept or decline on the event’s page.',
    ],
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: (facts) => (isHandover(facts) ? 'Answer the host' : 'Answer the invitation'),
  },
  eventCohostChanged: {
    label: 'Co-hosts who accept, decline or leave',
    email: 'now',
    title: ({ people, details }) =>
      `${changesOfCohost(people)[details.change ?? ''] ?? ''} ${details.title}${datesIn(details)}`,
    lines: ({ details }) => (details.change === 'inherited' ? ['Its host is no longer in the community.'] : []),
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventExtended: {
    label: 'More dates of events you joined',
    feature: 'events',
    email: 'now',
    isStillTrue: isAhead,
    title: ({ details }) =>
      details.dates === undefined
        ? `${details.title} has one more date`
        : `${details.title} has ${details.dates} more dates`,
    lines: () => ['You have no place there yet: join on the event’s page.'],
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventTaught: {
    label: 'New events that teach skills you follow',
    feature: 'events',
    email: 'digest',
    gathers: true,
    isStillTrue: async (situation) => isAhead(situation) && hasNoPart(situation) && (await teachesFollowed(situation)),
    title: ({ details }) => `${details.title} teaches ${details.skill}${datesIn(details)}`,
    lines: ({ people }) => [`${people} hosts it. You follow the skill.`],
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'See the event',
  },
  eventReview: {
    label: 'New reviews of your events',
    email: 'digest',
    gathers: true,
    timeIs: 'past',
    isStillTrue: async (situation) =>
      situation.event?.is_on === true && situation.event.standing === 'host' && (await hasEventReview(situation)),
    title: ({ people, details }) => `${people} reviewed ${details.title}`,
    path: ({ details }) => `/userDashboard/events/${details.eventId}`,
    action: 'Read the review',
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
