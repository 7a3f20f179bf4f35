import type { Kind } from './kind.ts';

export const moderation: Kind = {
  label: 'Moderator decisions about you',
  email: 'now',
  isFixed: true,
  title: ({ details }) => details.change ?? 'A moderator has decided about you',
  lines: ({ details }) => (details.reason === undefined ? [] : [details.reason]),
  path: () => '/account/actions',
  action: 'Read why, and what you can do',
};
