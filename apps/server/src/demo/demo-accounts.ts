import { emailOf, nameOf } from './demo-identity.ts';

/** An account that a newcomer can sign in with, printed at start. */
export type DemoAccount = { name: string; email: string; password: string; note: string; isModerator?: true };

/** Public on purpose: it opens the demo accounts and nothing else. */
const password = 'swap-an-hour';

/** The demo accounts, known whether or not the community was seeded just now. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: nameOf('jonas'),
    email: emailOf('jonas'),
    password,
    note: 'host of an event to come with requests to answer',
  },
  {
    name: nameOf('ines'),
    email: emailOf('ines'),
    password,
    note: 'a second member, in conversation with the first',
  },
  {
    name: nameOf('marit'),
    email: emailOf('marit'),
    password,
    note: 'a moderator, for whom a report waits',
    isModerator: true,
  },
];
