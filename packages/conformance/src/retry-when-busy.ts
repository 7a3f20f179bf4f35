import { setTimeout as pause } from 'node:timers/promises';

/** Longer waits for a limit are not worth it, in seconds. */
const longestWait = 60;

const mostTries = 10;

/** Calls again after the time that a busy backend (503) or a limit (429) asks for. */
export async function retryWhenBusy<Answer extends { status: number; headers: Headers }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const isWorthWaiting = (answer.status === 429 || answer.status === 503) && seconds <= longestWait;
    if (!isWorthWaiting || tries === mostTries) return answer;
    await pause(seconds * 1000);
  }
}
