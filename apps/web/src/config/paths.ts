/** Every path of the app. `pattern` is for the router, functions make an address from an id. */
export const paths = {
  home: '/',
  aboutUs: '/#features',
  topSkills: '/#skills',
  login: '/login',
  signup: '/signup',
  blogs: '/blogs',
  blog: { pattern: '/blog/:id', to: (id: string) => `/blog/${encodeURIComponent(id)}` },
  events: '/events',
  users: '/users',
  usersFor: (search: string) => `/users?q=${encodeURIComponent(search)}`,
  recommendedUsers: '/users/allRecommendUsers',
  user: { pattern: '/users/:userId', to: (userId: string) => `/users/${encodeURIComponent(userId)}` },
  /** The member's profile with the chat open. */
  chatWith: (userId: string) => `/users/${encodeURIComponent(userId)}#chat`,
  messages: '/messages',
  reportUser: '/reportuser',
  dashboard: {
    home: '/userDashboard',
    profile: '/userDashboard/profile',
    events: '/userDashboard/events',
    createEvent: '/userDashboard/events/createEvent',
    event: {
      pattern: '/userDashboard/events/:eventId',
      to: (eventId: string) => `/userDashboard/events/${encodeURIComponent(eventId)}`,
    },
    session: '/userDashboard/session',
    sessionWith: (userId: string) => `/userDashboard/session?with=${encodeURIComponent(userId)}`,
    review: '/userDashboard/review',
  },
} as const;
