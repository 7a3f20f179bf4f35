import type {
  CommunityBanner,
  Notification,
  NotificationKind,
  NotificationSettings,
} from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant, makeUser } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';

/** One sentence of each kind in the list of notifications, with its link. */
const sentences: readonly (readonly [NotificationKind, string, string])[] = [
  ['message', 'Inês Carvalho sent you 3 messages', '/users/member-2#chat'],
  [
    'eventRequest',
    'Inês Carvalho and 2 others want to join Sourdough from a cold fridge',
    '/userDashboard/events/event-1',
  ],
  ['eventApproved', 'You’re in: Chess openings that bite', '/userDashboard/events/event-2'],
  ['sessionPlanned', 'Inês Carvalho planned a session with you', '/userDashboard/session'],
  ['sessionProposed', 'Inês Carvalho proposes a session with you', '/userDashboard/session'],
  ['sessionSuggested', 'Inês Carvalho suggests another time for your session', '/userDashboard/session'],
  ['sessionAnswered', 'Inês Carvalho agreed to your session', '/userDashboard/session'],
  ['sessionChanged', 'Inês Carvalho gave your session a new time', '/userDashboard/session'],
  ['sessionCanceled', 'Inês Carvalho canceled your session', '/userDashboard/session'],
  ['sessionStarting', 'Coming up: your session with Inês Carvalho', '/userDashboard/session'],
  ['sessionOver', 'Did your session with Inês Carvalho take place?', '/userDashboard/session'],
  ['eventDeclined', 'Your request to join Python for spreadsheets was declined', '/events'],
  ['eventJoined', 'Inês Carvalho is coming to Sourdough from a cold fridge', '/userDashboard/events/event-1'],
  ['eventRemoved', 'You’re no longer on the guest list of Python for spreadsheets', '/userDashboard/events/event-4'],
  ['eventUpdate', 'Inês Carvalho wrote to the guests of Chess openings that bite', '/userDashboard/events/event-2'],
  ['eventChanged', 'Chess openings that bite has a new time', '/userDashboard/events/event-2'],
  ['eventCanceled', 'Watercolor in the park was canceled', '/userDashboard/events'],
  ['eventStarting', 'Coming up: Chess openings that bite', '/userDashboard/events/event-2'],
  ['eventLeft', 'Inês Carvalho is no longer in Sourdough from a cold fridge', '/userDashboard/events/event-1'],
  ['eventPlace', 'A place is free for you: Chess openings that bite', '/userDashboard/events/event-2'],
  [
    'eventCohostInvited',
    'Inês Carvalho invites you to co-host Chess openings that bite',
    '/userDashboard/events/event-2',
  ],
  ['eventCohostChanged', 'Inês Carvalho now co-hosts Sourdough from a cold fridge', '/userDashboard/events/event-1'],
  ['eventExtended', 'Chess openings that bite has 4 more dates', '/userDashboard/events/event-2'],
  ['eventTaught', 'A first roll of film teaches Film photography', '/userDashboard/events/event-3'],
  ['eventReview', 'Inês Carvalho reviewed Sourdough from a cold fridge', '/userDashboard/events/event-1'],
  ['review', 'Inês Carvalho reviewed you', '/userDashboard/review'],
  ['ringAsked', 'Inês Carvalho asks you to join a ring of 3', '/matches'],
  ['ringAgreed', 'Your ring is agreed. Plan your sessions', '/matches'],
  ['ringChanged', 'Inês Carvalho left your ring. Ask somebody to take their seat', '/matches'],
  ['swapsFound', '3 new swaps for you', '/matches'],
  ['membersFound', '2 new members in your search “Sourdough”', '/users?q=Sourdough&side=teach'],
  ['announcement', 'Quiet days: December 24 to January 3', '/news/quiet-days'],
  ['moderation', 'A moderator removed your message', '/account/actions'],
  ['reportDecided', 'Moderators read your report, and took action', '/notifications'],
  ['test', 'This is a test, and it works', '/notifications/settings'],
];

/** Creates a notification; lower indexes are later, and the first two are unread. */
export function makeNotification(overrides: Partial<Notification> = {}, index = 0): Notification {
  const [kind, title, path] = sentences[index % sentences.length] ?? ['test', '', '/'];
  const { _id, name, photo } = makeUser({}, 1);
  const hasActor = !['eventStarting', 'announcement', 'moderation', 'reportDecided', 'test'].includes(kind);
  return {
    _id: String(1_000 - index),
    kind,
    title,
    path,
    count: kind === 'message' ? 3 : 1,
    ...(hasActor && { actor: { _id, name, photo } }),
    ...(/event|session/.test(kind) && { startsAt: instant(2, 19) }),
    at: instant(0, -5 * index),
    isRead: index > 1,
    ...overrides,
  };
}

/** The signed-in member's notifications, latest first. */
export const notifications = perStory(() => sentences.map((_, index) => makeNotification({}, index)));

/** The signed-in member's notification settings. */
export const notificationSettings = perStory(
  (): NotificationSettings => ({
    kinds: [
      { kind: 'message', label: 'Messages', email: true, push: true },
      { kind: 'eventRequest', label: 'Requests to join your events', email: true, push: true },
      { kind: 'sessionPlanned', label: 'Sessions planned with you', email: true, push: true },
      { kind: 'review', label: 'New reviews about you', email: false, push: true },
      { kind: 'announcement', label: 'News of the community', email: true, push: true, inbox: true },
      { kind: 'newsSinceVisit', label: 'What is new after three weeks without a visit', email: true },
    ],
    quietHours: null,
    timeZone: 'UTC',
    digest: 'weekly',
    push: {
      // The public key of RFC 8292's example.
      key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
      isOn: false,
    },
  }),
);

/** The banner of every page; none at first. */
export const shownBanner = perStory((): { banner: CommunityBanner | undefined } => ({ banner: undefined }));

function withDevice(isOn: boolean) {
  const settings = notificationSettings();
  if (settings.push) settings.push.isOn = isOn;
  return { success: true, settings } as const;
}

/** Whether the emails of an unsubscribe link are sent. Every token that does not contain `broken` is valid. */
export const subscribed = perStory(() => new Map<string, boolean>());

/** Returns the numbers of unread notifications. */
export function unreadNotifications() {
  const unread = notifications().filter(({ isRead }) => !isRead);
  return { unread: unread.length, unreadBesidesMessages: unread.filter(({ kind }) => kind !== 'message').length };
}

function subscription(token: string) {
  const isSubscribed = subscribed().get(token) ?? true;
  return { success: true, about: 'Requests to join your events', isSubscribed } as const;
}

/** A time zone that browsers know and this backend does not. */
export const unknownTimeZone = 'Antarctica/Troll';

export const notificationHandlers = (http: Http) => ({
  listNotifications: http.get('/api/notifications', ({ request, response }) => {
    const { entries, headers } = pageOf(notifications(), request);
    const { banner } = shownBanner();
    const announced = banner && { banner };
    const body = { success: true, ...unreadNotifications(), ...announced, notifications: entries } as const;
    return response(200).json(body, { headers });
  }),

  readNotifications: http.post('/api/notifications/read', async ({ request, response }) => {
    const { ids = [], upTo = '' } = await request.json();
    for (const one of notifications()) if (ids.includes(one._id) || one.at <= upTo) one.isRead = true;
    return response(200).json({ success: true, ...unreadNotifications() });
  }),

  getNotificationSettings: http.get('/api/notifications/settings', ({ response }) =>
    response(200).json({ success: true, settings: notificationSettings() }),
  ),

  setNotificationSettings: http.put('/api/notifications/settings', async ({ request, response }) => {
    const { kinds = [], ...change } = await request.json();
    if (change.timeZone === unknownTimeZone) {
      const message = 'timeZone: must be a time zone such as Europe/Lisbon';
      return response(400).json({ success: false, code: 'invalid_input', field: 'timeZone', message });
    }
    const settings = Object.assign(notificationSettings(), change);
    for (const choice of kinds) {
      const known = settings.kinds.find(({ kind }) => kind === choice.kind);
      if (known) Object.assign(known, choice);
    }
    return response(200).json({ success: true, settings });
  }),

  setPushDevice: http.put('/api/notifications/device', ({ response }) => response(200).json(withDevice(true))),

  removePushDevice: http.delete('/api/notifications/device', ({ response }) => response(200).json(withDevice(false))),

  sendTestNotification: http.post('/api/notifications/test', ({ response }) => {
    const { email } = community().me;
    return response(200).json({ success: true, message: `We sent a test to ${email}.` });
  }),

  getSubscription: http.get('/api/unsubscribe/{unsubscribeToken}', ({ params, response }) =>
    params.unsubscribeToken === 'broken'
      ? response(404).json(errorBody('Link not found.'))
      : response(200).json(subscription(params.unsubscribeToken)),
  ),

  unsubscribe: http.post('/api/unsubscribe/{unsubscribeToken}', ({ params, response }) => {
    subscribed().set(params.unsubscribeToken, false);
    return response(200).json(subscription(params.unsubscribeToken));
  }),

  subscribeAgain: http.delete('/api/unsubscribe/{unsubscribeToken}', ({ params, response }) => {
    subscribed().set(params.unsubscribeToken, true);
    return response(200).json(subscription(params.unsubscribeToken));
  }),
});
