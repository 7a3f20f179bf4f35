import { insist } from '@skill-exchange/ui/insist';
import { notify } from './notify.ts';

/** Tells the reader that something on this page lacks its code. */
export function tellMissing(): void {
  notify.error('A part of the app could not be loaded. Reload the page.');
}

/**
 * Fetches code that the reader would lose a part of the page without, and that may not be given up: where it does not
 * come, they are told once, and it is asked for again when they do something or the network returns.
 */
export async function untilThere<Code>(fetch: () => Promise<Code>): Promise<Code> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await insist(fetch);
    } catch {
      if (!isTold) tellMissing();
      await somethingHappens();
    }
  }
}

/** Resolves with the next press anywhere, or when the network returns. */
async function somethingHappens(): Promise<void> {
  const waiting = new AbortController();
  await new Promise<unknown>((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'online'])
      window.addEventListener(type, resolve, { capture: true, signal: waiting.signal });
  });
  waiting.abort();
}
