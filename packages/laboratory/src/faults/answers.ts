import { setTimeout as pause } from 'node:timers/promises';
import { timeoutMs, type Write } from '../../../../apps/server/test/faults/writers.ts';
import { requireErrorAnswer } from '../../../../apps/server/test/support/answer-contract.ts';

/**
 * Returns responses that a member must not get while a dependency of the server is unavailable:
 * anything but success, the contract's 503, or no response at all. Each kind once.
 */
export function findUndeclared(writes: Write[]): string[] {
  const attempts = writes.flatMap((write) => write.attempts);
  return [
    ...new Set(
      attempts.flatMap(({ status, words, ms }) => {
        if (status === null) return [ms >= timeoutMs ? 'a call was never answered' : `a call was cut off (${words})`];
        if (status < 300) return [];
        if (status !== 503)
          return [`a call was answered ${status}: ${words.slice(0, 200).replace(/\([\da-f-]{36}\)/, '')}`];
        try {
          requireErrorAnswer(JSON.parse(words));
          return [];
        } catch {
          return [`503 does not say why as the contract wants it: ${words.slice(0, 200)}`];
        }
      }),
    ),
  ];
}

/** How long the server may take to notice an outage or its end, in milliseconds. */
const recoveryMs = 30_000;

/** Resolves once a new write succeeds. */
export async function untilTaken(writes: Write[]): Promise<void> {
  await untilAnswered(writes, (status) => status < 300, 'The server does not store again by itself');
}

/** Resolves once a new write is rejected. */
export async function untilRejected(writes: Write[]): Promise<void> {
  await untilAnswered(writes, (status) => status === 503, 'The server rejects nothing');
}

async function untilAnswered(
  writes: Write[],
  isAwaited: (status: number) => boolean,
  complaint: string,
): Promise<void> {
  const already = writes.length;
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    const attempts = writes.slice(already).flatMap((write) => write.attempts);
    if (attempts.some(({ status }) => status !== null && isAwaited(status))) return;
    if (Date.now() > deadline)
      throw new Error(`${complaint}: ${JSON.stringify(attempts.at(-1) ?? 'there is no answer')}`);
    await pause(20);
  }
}
