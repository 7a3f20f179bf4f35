/** Every path of the app. `pattern` is for the router, functions make an address from an id. */
export const paths = {
  home: '/',
  aboutUs: '/#features',
  topSkills: '/#skills',
  login: '/login',
  signup: '/signup',
  blogs: '/blogs',
  events: '/events',
  users: '/users',
  usersFor: (search: string) => `/users?q=${encodeURIComponent(search)}`,
  recommendedUsers: '/users/allRecommendUsers',
  user: { pattern: '/users/:userId', to: (userId: string) => `/users/${encodeURIComponent(userId)}` },
  dashboard: {
    home: '/userDashboard',
    profile: '/userDashboard/profile',
    events: '/userDashboard/events',
    session: '/userDashboard/session',
    review: '/userDashboard/review',
  },
} as const;
