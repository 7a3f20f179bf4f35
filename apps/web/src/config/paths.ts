/** Every path of the app. `pattern` is for the router, functions create a URL from an id. */
export const paths = {
  home: '/',
  aboutUs: '/#features',
  topSkills: '/#skills',
  login: '/login',
  signup: '/signup',
  /** Sign-up with an invitation. */
  invitation: (token: string) => `/signup?invitation=${encodeURIComponent(token)}`,
  blogs: '/blogs',
  blog: { pattern: '/blog/:id', to: (id: string) => `/blog/${encodeURIComponent(id)}` },
  events: '/events',
  /** Events that teach a skill. */
  eventsOf: (skill: string) => `/events?skill=${encodeURIComponent(skill)}`,
  event: { pattern: '/events/:eventId', to: (eventId: string) => `/events/${encodeURIComponent(eventId)}` },
  /** A text of the community, such as the imprint, and its earlier versions. */
  text: {
    pattern: '/texts/:kind/:version?',
    to: (kind: string, version?: number) => `/texts/${kind}${version === undefined ? '' : `/${version}`}`,
  },
  /** An announcement of the operators. */
  news: { pattern: '/news/:announcementId', to: (id: string) => `/news/${encodeURIComponent(id)}` },
  users: '/users',
  usersFor: (search: string) => `/users?q=${encodeURIComponent(search)}`,
  recommendedUsers: '/users/allRecommendUsers',
  user: { pattern: '/users/:userId', to: (userId: string) => `/users/${encodeURIComponent(userId)}` },
  matches: '/matches',
  messages: '/messages',
  /** One route for all conversations and for one: the list stays mounted while another one is shown. */
  conversation: {
    pattern: '/messages/:userId?',
    to: (userId: string) => `/messages/${encodeURIComponent(userId)}`,
    /** Opened at a message, by its `seq`. */
    at: (userId: string, seq: number) => `/messages/${encodeURIComponent(userId)}?at=${seq}`,
  },
  notifications: '/notifications',
  notificationSettings: '/notifications/settings',
  chatSettings: '/userDashboard/chat',
  account: '/account',
  accountActions: '/account/actions',
  forgotPassword: '/forgot-password',
  emailLink: { pattern: '/email-links/:emailToken' },
  unsubscribe: { pattern: '/unsubscribe/:unsubscribeToken' },
  reportUser: '/reportuser',
  reportOf: (userId: string) => `/reportuser?userId=${encodeURIComponent(userId)}`,
  settings: '/userDashboard/settings',
  availability: '/userDashboard/availability',
  calendar: '/userDashboard/calendar',
  /** The views of a member's time. */
  time: {
    week: '/userDashboard/calendar?view=week',
    hours: '/userDashboard/availability',
    month: '/userDashboard/calendar',
  },
  dashboard: {
    home: '/userDashboard',
    profile: '/userDashboard/profile',
    /** The form of the profile. */
    editProfile: '/userDashboard/profile?edit',
    events: '/userDashboard/events',
    createEvent: '/userDashboard/events/createEvent',
    copyEvent: (eventId: string) => `/userDashboard/events/createEvent?from=${encodeURIComponent(eventId)}`,
    draft: (draftId: string) => `/userDashboard/events/createEvent?draft=${encodeURIComponent(draftId)}`,
    event: {
      pattern: '/userDashboard/events/:eventId',
      to: (eventId: string) => `/userDashboard/events/${encodeURIComponent(eventId)}`,
    },
    session: '/userDashboard/session',
    /** One route for all sessions and for one: the list stays mounted while another session is shown. */
    oneSession: {
      pattern: '/userDashboard/session/:sessionId?',
      to: (sessionId: string) => `/userDashboard/session/${encodeURIComponent(sessionId)}`,
    },
    /** The planner with this member selected. */
    sessionWith: (userId: string) => `/userDashboard/session?with=${encodeURIComponent(userId)}`,
    /** The planner with this member and an initial time (ISO 8601, UTC). */
    sessionAt: (userId: string, time: string) =>
      `/userDashboard/session?with=${encodeURIComponent(userId)}&time=${encodeURIComponent(time)}`,
    review: '/userDashboard/review',
  },
} as const;
