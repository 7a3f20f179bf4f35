import type { AttackReport } from './attack-report.ts';

/** An attack of a stranger or a member on a server, repeated until it is stopped. */
export interface Attack {
  /** A short description. */
  name: string;
  /** The attacker: a `member` has already signed up and logged in. */
  by: 'stranger' | 'member';
  /** Prepares the data before the timed part starts. */
  prepare?(): Promise<void>;
  /** Runs until `target.signal` is aborted. The caller closes its connections. */
  run(target: Target): Promise<void>;
}

/** The target and the source of an attack. */
export interface Target {
  /** The server, such as http://127.0.0.1:3000. */
  address: string;
  host: string;
  port: number;
  /** The attacker's own network address, so that limits per address only affect the attacker. */
  from: string;
  /** The attacker; for a stranger, a visitor without credentials. */
  account: Account;
  /** The ordinary member whom some attacks target. */
  victim: { id: string };
  /** Every ordinary member. */
  others: readonly string[];
  signal: AbortSignal;
  report: AttackReport;
}

/** A member's credentials; empty for a stranger. */
export interface Account {
  id: string;
  email: string;
  password: string;
  token: string;
  cookie: string;
}

/** Repeats a step in parallel loops until the attack ends. */
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
      // A step that never waits would block the message that ends the attack.
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: places }, goOn));
}

function reasonOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
}
