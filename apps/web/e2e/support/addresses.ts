import { paths } from '../../src/config/paths.ts';

/** Every pattern of a table of addresses; functions make others of these. */
export function patternsIn(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return entry.includes('#') ? [] : [entry];
    return typeof entry === 'object' && entry !== null ? patternsIn(entry) : [];
  });
}

/** Pages that need no log-in, or are for visitors alone. */
const withoutLogIn: readonly string[] = [
  paths.home,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.emailLink.pattern,
  paths.unsubscribe.pattern,
  paths.blogs,
  paths.blog.pattern,
  paths.events,
  paths.users,
];

/** The address of every page that needs a log-in, with `unknown` for an id. */
export const memberAddresses: readonly string[] = [
  ...new Set(
    patternsIn(paths)
      .filter((pattern) => !withoutLogIn.includes(pattern))
      .map((pattern) => pattern.replace(/\/:\w+\?$/, '').replace(/:\w+/, 'unknown')),
  ),
];
