import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { idsFor } from './ids.ts';
import { type Credentials, enter } from './members.ts';

export const jonas: Credentials = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };
/** A moderator. */
export const marit: Credentials = { name: 'Marit Solheim', email: 'marit@demo.example', password: 'swap-an-hour' };

/** Returns every pattern in the table of paths. */
export function patternsIn(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return entry.includes('#') ? [] : [entry];
    return typeof entry === 'object' && entry !== null ? patternsIn(entry) : [];
  });
}

/** Only linked from emails. */
export const byEmail: readonly string[] = [paths.emailLink.pattern, paths.unsubscribe.pattern];
/** Redirect logged-in members. */
export const forVisitors: readonly string[] = [paths.login, paths.signup, paths.forgotPassword];
const forAll: readonly string[] = [
  paths.home,
  paths.blogs,
  paths.blog.pattern,
  paths.events,
  paths.event.pattern,
  paths.text.pattern,
  paths.news.pattern,
  paths.users,
  ...byEmail,
];

/** Sections of the account, each with its own page. */
export const accountParts = ['email', 'password', 'passkeys', 'two-step', 'devices', 'blocked', 'data'].map(
  (part) => `${paths.account}/${part}`,
);

/** Path parameters for visitors; the demo community has rules, and neither this event nor this announcement. */
const tokens = {
  kind: 'rules',
  id: '101',
  emailToken: 'none',
  unsubscribeToken: 'none',
  eventId: 'none',
  announcementId: 'none',
};

/** Fills the variable parts of a pattern; omits an optional part without a value. */
function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\/:(\w+)(\??)/g, (_all, name: string, optional: string) => {
    const value = values[name];
    if (value === undefined && optional === '') throw new Error(`${pattern} needs a value for ${name}.`);
    return value === undefined ? '' : `/${value}`;
  });
}

/** A URL of every page that a visitor may open. */
export const visitorAddresses: readonly string[] = [
  ...[...forAll, ...forVisitors].map((pattern) => fill(pattern, tokens)),
  '/nowhere',
];

/** Logs Jonas in. Returns a URL of every member's page, with an event, a session and a member of the demo. */
export async function enterEverywhere(page: Page): Promise<string[]> {
  const { other, event, hosted, session, announcement } = await idsFor(page, await enter(page, jonas));
  const patterns = patternsIn(paths).filter((pattern) => ![...byEmail, ...forVisitors].includes(pattern));
  const values = { ...tokens, userId: other, eventId: event, sessionId: session, announcementId: announcement };
  return [
    ...new Set(patterns.map((pattern) => fill(pattern, values))),
    ...accountParts,
    paths.dashboard.event.to(hosted),
    paths.dashboard.sessionWith(other),
    `${paths.reportUser}?userId=${other}`,
  ];
}

/** The URL of every page that needs a log-in, with `unknown` as id. */
export const memberAddresses: readonly string[] = [
  ...new Set(
    patternsIn(paths)
      .filter((pattern) => ![...forAll, ...forVisitors].includes(pattern))
      .map((pattern) => pattern.replace(/\/:\w+\?$/, '').replace(/:\w+/, 'unknown')),
  ),
];
