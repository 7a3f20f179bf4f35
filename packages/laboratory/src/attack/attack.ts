import type { AttackReport } from './attack-report.ts';

/** One thing that a stranger or a member does to a server, again and again until they are stopped. */
export interface Attack {
  /** What it does, in a few words. */
  name: string;
  /** Who does it: `member` has signed up and logged in before. */
  by: 'stranger' | 'member';
  /** Makes what the attack sends, before its time begins. */
  prepare?(): Promise<void>;
  /** Goes on until `target.signal` is aborted. What is opened by then is closed by the caller's end. */
  run(target: Target): Promise<void>;
}

/** What an attack is aimed at, and where it comes from. */
export interface Target {
  /** The server, such as http://127.0.0.1:3000. */
  address: string;
  host: string;
  port: number;
  /** The attacker's own network address, so that limits of an address hit the attacker alone. */
  from: string;
  /** Who attacks. An attack of a stranger gets a visitor without credentials. */
  account: Account;
  /** An ordinary member, whom some attacks are about. */
  victim: { id: string };
  /** Every ordinary member. */
  others: readonly string[];
  signal: AbortSignal;
  report: AttackReport;
}

/** A member's credentials; empty texts for a stranger. */
export interface Account {
  id: string;
  email: string;
  password: string;
  token: string;
  cookie: string;
}

/** Runs a step in so many places at once, one after the other in each, until the attack is over. */
export async function repeat(
  { signal, report }: Pick<Target, 'signal' | 'report'>,
  places: number,
  step: (number: number) => Promise<void> | void,
): Promise<void> {
  let number = 0;
  const goOn = async () => {
    while (!signal.aborted) {
      try {
        await step(number++);
      } catch (error) {
        if (!signal.aborted) report.count(reasonOf(error));
      }
      // A step that never waits would keep the end of the attack from being heard.
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: places }, goOn));
}

function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
}
