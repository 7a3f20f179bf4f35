/** What each verb does to an event: the rows of docs/verbs-of-events.md, which `verbs-of-events.test.ts` walks against the server. */

/**
 * Who is meant: `member` is who a verb is about, `entered` got a place while the event was canceled, `hosts` and `cohosts` without
 * who acted.
 */
export type Role =
  | 'entered'
  | 'member'
  | 'host'
  | 'hosts'
  | 'guests'
  | 'asking'
  | 'declined'
  | 'waiting'
  | 'cohosts'
  | 'invited';

export interface Consequences {
  /** The verb in words. */
  verb: string;
  /** The member's place, or the number of places. */
  places: 'same' | 'taken' | 'freed' | 'another number';
  /** The member's request, or all of them. */
  requests: 'same' | 'new' | 'ended' | 'answered' | 'declined' | 'pending again' | 'all ended';
  /** Positions and offers of the waitlist; free places are then offered if `offers`. */
  waitlist:
    | 'same'
    | 'new'
    | 'ended'
    | 'kept for undo'
    | 'back'
    | 'new ends'
    | 'paused'
    | 'late ones ended'
    | 'all ended';
  offers: boolean;
  attendance: 'same' | 'marked' | 'cleared' | 'cleared before the start' | 'only missed stays';
  codes: 'same' | 'new' | 'cleared';
  /** Whose calendar gets an email. */
  calendars: readonly Role[];
  /** Who gets which notification. */
  notified: Partial<Record<Role, string>>;
  reviews: 'same' | 'new' | 'possible';
}

const nothing = {
  places: 'same',
  requests: 'same',
  waitlist: 'same',
  offers: false,
  attendance: 'same',
  codes: 'same',
  calendars: [],
  notified: {},
  reviews: 'same',
} as const;

const row = (verb: string, consequences: Partial<Consequences>): Consequences => ({
  ...nothing,
  verb,
  ...consequences,
});

export const verbsOfEvents = {
  open: row('A host opens an event', {}),
  ask: row('A member asks to join', { requests: 'new', notified: { hosts: 'eventRequest' } }),
  join: row('A member joins without approval', {
    places: 'taken',
    waitlist: 'ended',
    calendars: ['member'],
    notified: { hosts: 'eventJoined', member: 'eventApproved' },
  }),
  waitInLine: row('A member waits for a place', { waitlist: 'new' }),
  approve: row('A host approves a request', {
    places: 'taken',
    requests: 'answered',
    waitlist: 'kept for undo',
    calendars: ['member'],
    notified: { member: 'eventApproved' },
  }),
  undoApproval: row('A host takes an approval back', {
    places: 'freed',
    requests: 'pending again',
    waitlist: 'back',
    offers: true,
  }),
  letIn: row('A host turns on automatic approval', {
    places: 'taken',
    requests: 'answered',
    waitlist: 'ended',
    offers: true,
    calendars: ['member'],
    notified: { member: 'eventApproved' },
  }),
  decline: row('A host declines a request', { requests: 'declined' }),
  undoDecline: row('A host takes a decline back', { requests: 'pending again' }),
  settleDecline: row('A minute after a decline', { notified: { member: 'eventDeclined' } }),
  remove: row('A host removes a guest', {
    places: 'freed',
    offers: true,
    attendance: 'cleared before the start',
    calendars: ['member'],
    notified: { member: 'eventRemoved' },
  }),
  leave: row('A guest leaves', {
    places: 'freed',
    offers: true,
    attendance: 'only missed stays',
    calendars: ['member'],
    notified: { hosts: 'eventLeft' },
  }),
  withdraw: row('A member withdraws a request', { requests: 'ended' }),
  leaveLine: row('A member leaves the waitlist', { waitlist: 'ended', offers: true }),
  take: row('A member takes an offered place', {
    places: 'taken',
    requests: 'answered',
    waitlist: 'ended',
    calendars: ['member'],
    notified: { member: 'eventApproved' },
  }),
  expire: row('An offer expires', { waitlist: 'late ones ended', offers: true, notified: { member: 'eventPlace' } }),
  offer: row('A place is free, and somebody waits', { notified: { member: 'eventPlace' } }),
  move: row('A host moves the event', {
    waitlist: 'new ends',
    offers: true,
    attendance: 'cleared',
    codes: 'cleared',
    calendars: ['hosts', 'guests'],
    notified: { hosts: 'eventChanged', guests: 'eventChanged', asking: 'eventChanged', waiting: 'eventChanged' },
  }),
  resize: row('A host changes the number of places', { places: 'another number', offers: true }),
  cancel: row('A host cancels the event', {
    calendars: ['guests', 'cohosts'],
    notified: {
      guests: 'eventCanceled',
      asking: 'eventCanceled',
      declined: 'eventCanceled',
      waiting: 'eventCanceled',
      cohosts: 'eventCanceled',
      invited: 'eventCanceled',
    },
  }),
  restore: row('A host brings a canceled event back', {
    waitlist: 'paused',
    offers: true,
    calendars: ['guests', 'cohosts'],
    notified: {
      hosts: 'eventChanged',
      guests: 'eventChanged',
      asking: 'eventChanged',
      waiting: 'eventChanged',
      entered: 'eventApproved',
      invited: 'eventCohostInvited',
    },
  }),
  invite: row('A host invites a co-host', { notified: { member: 'eventCohostInvited' } }),
  acceptCohosting: row('A member accepts to co-host', {
    places: 'freed',
    requests: 'ended',
    waitlist: 'ended',
    offers: true,
    attendance: 'only missed stays',
    notified: { host: 'eventCohostChanged' },
  }),
  declineCohosting: row('A member declines to co-host', { notified: { host: 'eventCohostChanged' } }),
  removeCohost: row('A host removes a co-host', { calendars: ['member'], notified: { member: 'eventCohostChanged' } }),
  offerHosting: row('A host asks a co-host to host it', { notified: { member: 'eventCohostInvited' } }),
  handOver: row('A co-host takes the event over', {
    notified: {
      cohosts: 'eventChanged',
      guests: 'eventChanged',
      asking: 'eventChanged',
      waiting: 'eventChanged',
      invited: 'eventChanged',
      member: 'eventCohostChanged',
    },
  }),
  openCheckIn: row('A host opens check-in', { codes: 'new' }),
  checkIn: row('A guest checks in', { attendance: 'marked' }),
  mark: row('A host marks who came', { attendance: 'marked' }),
  end: row('The event ends', {
    requests: 'all ended',
    waitlist: 'all ended',
    notified: { asking: 'eventDeclined', waiting: 'eventPlace', host: 'eventCohostChanged' },
    reviews: 'possible',
  }),
  review: row('Who was there reviews it', { reviews: 'new', notified: { hosts: 'eventReview' } }),
} satisfies Record<string, Consequences>;

export type EventVerb = keyof typeof verbsOfEvents;
