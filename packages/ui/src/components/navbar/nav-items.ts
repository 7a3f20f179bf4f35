import { t } from '@lingui/core/macro';
export interface NavHrefs {
  home: string;
  about: string;
  blogs: string;
  /** Path prefix of articles. */
  blog: string;
  events: string;
  users: string;
  login: string;
  messages: string;
  profile: string;
}

export interface NavMember {
  id: string;
  /** Blank while unknown; renders 'Profile'. */
  name: string;
  photo?: string | undefined;
  /** The number of unread messages. */
  unread?: number;
}

export const DEFAULT_HREFS: NavHrefs = {
  home: '/',
  about: '/#features',
  blogs: '/blogs',
  blog: '/blog',
  events: '/events',
  users: '/users',
  login: '/login',
  messages: '/messages',
  profile: '/userDashboard',
};

export interface NavItem {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Entries that a community may be without. */
export type NavPlace = 'blogs' | 'events' | 'users';

/** Returns the entries in order. An entry is current on its path and below; home on its path only. */
export function navItemsFor(path: string, hrefs: NavHrefs, without: readonly NavPlace[] = []): NavItem[] {
  const isWithin = (href: string) => path === href || path.startsWith(`${href}/`);
  const items = [
    { label: t`Home`, href: hrefs.home, isCurrent: path === hrefs.home },
    { label: t`About Us`, href: hrefs.about, isCurrent: false },
    { label: t`Blogs`, href: hrefs.blogs, isCurrent: isWithin(hrefs.blogs) || isWithin(hrefs.blog) },
    { label: t`Events`, href: hrefs.events, isCurrent: isWithin(hrefs.events) },
    { label: t`Users`, href: hrefs.users, isCurrent: isWithin(hrefs.users) },
  ];
  return items.filter(({ href }) => !without.some((place) => hrefs[place] === href));
}
