import type { StateDescriptions } from '../state-types.ts';
import { me, other, timesToCome } from './example-values.ts';

/** States of events. */
export const eventStates = {
  'a member with an evening to come': {
    means:
      'I am a member. `startTime` and `endTime` are instants in the months to come, less than a day apart, and `day` is ' +
      'the day of the start (`YYYY-MM-DD`).',
    parameters: {},
    values: { ...me, ...timesToCome },
  },
  'an event': {
    means:
      'An event in the state `status` (Upcoming, Cancelled or Completed) with `places` places. To it I am `my`: host, ' +
      'participant, requester, waiting (on its waitlist), welcome (its host approves requests automatically), cohost, ' +
      'offered (a co-host whom the host asks to host it), invited (to co-host) or stranger. Another member is `other`: participant, approved (a moment ago), requester, declined (a moment ago), ' +
      'cohost, invited or stranger. Unless I host ' +
      'it, a third member does. The host has written to its participants: Bring a jar. It can be moved to `startTime` until `endTime`, which is not its time.',
    parameters: { status: 'Upcoming', my: 'stranger', other: 'stranger', places: 3 },
    values: { ...me, ...other, eventId: 'event-1', ...timesToCome },
  },
  'a running event': {
    means:
      'An event began half an hour ago and ends in half an hour. I am its `my`: host, cohost or participant. The other ' +
      'member takes part. Unless I host it, a third member does. Its code for check-in is `code`. Its participants are ' +
      'marked as attending if `marked`.',
    parameters: { my: 'host', marked: false },
    values: { ...me, ...other, eventId: 'event-1', code: 'K7QX4M' },
  },
  'an event that teaches what I want': {
    means:
      'I want to learn the skill, which an Upcoming event of another member teaches. I have asked to join it, and ' +
      'somebody takes part in it.',
    parameters: { skill: 'Portuguese' },
    values: { ...me, eventId: 'event-1' },
  },
  'a series of events': {
    means: 'An Upcoming event of another member is the first of two weekly dates of the series `seriesId`.',
    parameters: {},
    values: { ...me, eventId: 'event-1', seriesId: 'series-1' },
  },
  'more events than fit on a page': {
    means: 'There are at least 25 Upcoming events. `cursor` leads from the first page of 24 to the second one.',
    parameters: {},
    values: { cursor: 'cursor-1' },
  },
  'an event that members attended': {
    means:
      'An event of the member `hostId` (I if `my` is host) ended `days` days ago, and `reviews` members who attended it have ' +
      'reviewed it with four stars. To it I am `my`: guest (who attended it), absent (a participant of whom nobody has said that ' +
      'they did), host or stranger. As a guest I have reviewed it, too, as the last one and with five stars, if `reviewed`.',
    parameters: { days: 1, my: 'guest', reviewed: false, reviews: 0 },
    values: { ...me, hostId: 'member-3', eventId: 'event-1' },
  },
  'a draft of an event': {
    means:
      'I have saved the draft `draftId` of an event, with the title “Sourdough”. `freshId` is a UUID that no draft has.',
    parameters: {},
    values: {
      ...me,
      draftId: '2d4f6a80-9c1e-4b3d-8f57-0a2c4e6b8d91',
      freshId: '7b9d1f3a-5c7e-4a8b-9d0f-1e3a5c7b9d02',
    },
  },
} as const satisfies StateDescriptions;
