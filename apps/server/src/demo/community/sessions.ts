import type { DemoSession } from './demo-session.ts';
import { sessionsOfDemoAccounts } from './sessions-demo-accounts.ts';
import { earlierSessions } from './sessions-earlier.ts';
import { recentSessions } from './sessions-recent.ts';

/** Every swap of the demo community: scheduled, completed and cancelled. */
export const demoSessions: readonly DemoSession[] = [
  ...sessionsOfDemoAccounts,
  ...earlierSessions,
  ...recentSessions,
];
