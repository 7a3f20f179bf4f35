import { emailOf, nameOf } from './demo-identity.ts';

/** An account for trying out the demo, printed at start. */
export type DemoAccount = {
  name: string;
  email: string;
  password: string;
  note: string;
  isModerator?: true;
  isOperator?: true;
};

/** Public on purpose: it only opens the demo accounts. */
const password = 'swap-an-hour';

/** The demo accounts, independent of whether the community was just seeded. */
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
  {
    name: nameOf('amara'),
    email: emailOf('amara'),
    password,
    note: 'the operator, who runs the community',
    isOperator: true,
  },
];
