/** Milliseconds between two attempts to fetch what the reader waits for. */
const pause = 2000;

/** Fetches code, again and again where it fails: for what the reader would otherwise lose. */
export async function untilThere<Code>(fetch: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
