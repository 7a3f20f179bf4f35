import type { Locator, Page } from '@playwright/test';

/** A user's action in the app. */
export type Move = {
  name: string;
  by: 'visitor' | 'member';
  /** The start: a path, and what to open there first. */
  from: string;
  first?: (page: Page) => Locator;
  /** The control to click, the key to type into it, or the step in the browser's history. */
  press?: (page: Page) => Locator;
  key?: string;
  step?: 'back' | 'forward';
  /** The element that is visible at the end. */
  shows: (page: Page) => Locator;
};

const entry = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const section = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const card = (page: Page) => page.getByRole('article').first();
const dialog = (page: Page) => page.getByRole('dialog');
const profile = (page: Page) => card(page).getByRole('link', { name: 'View profile' });

/** The most frequent moves of members. */
export const moves: readonly Move[] = [
  { name: '/ to /users', by: 'visitor', from: '/', press: entry('Users'), shows: card },
  { name: '/users to /events', by: 'visitor', from: '/users', press: entry('Events'), shows: card },
  { name: '/events to /users', by: 'visitor', from: '/events', press: entry('Users'), shows: card },
  { name: '/users to log in', by: 'visitor', from: '/users', press: profile, shows: heading(/./) },
  { name: '/users to /blogs', by: 'visitor', from: '/users', press: entry('Blogs'), shows: heading(/Blogs/) },
  { name: 'an event’s dialog', by: 'member', from: '/events', press: button('Show More'), shows: dialog },
  {
    name: '/events back to /users',
    by: 'visitor',
    from: '/users',
    first: entry('Events'),
    step: 'back',
    shows: heading('Users'),
  },
  { name: '/users to a profile', by: 'member', from: '/users', press: profile, shows: button('Report User') },
  {
    name: 'a profile back to /users',
    by: 'member',
    from: '/users',
    first: profile,
    step: 'back',
    shows: heading('Users'),
  },
  {
    name: '/users to the dashboard',
    by: 'member',
    from: '/users',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Jonas' }),
    shows: section('profile'),
  },
  {
    name: 'dashboard: profile to events',
    by: 'member',
    from: '/userDashboard/profile',
    press: section('events'),
    shows: card,
  },
  {
    name: 'dashboard: a tab',
    by: 'member',
    from: '/userDashboard/events',
    press: (page) => page.getByRole('tab', { name: 'Completed' }).first(),
    shows: (page) => page.getByRole('tabpanel').first(),
  },
  {
    name: 'dashboard: events to one event',
    by: 'member',
    from: '/userDashboard/events',
    press: (page) => card(page).getByRole('link').first(),
    shows: heading(/./),
  },
  {
    name: 'opening the chat',
    by: 'member',
    from: '/users',
    first: profile,
    press: button(/^Open chat/),
    shows: dialog,
  },
  {
    name: 'a letter in the search',
    by: 'visitor',
    from: '/users',
    press: (page) => page.getByRole('searchbox'),
    key: 'p',
    shows: card,
  },
];
