/** Milliseconds before each new try. */
const pauses = [500, 1500];

/** Imports code that somebody waits for, with three tries. Rejects as the last one does. */
export async function insist<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return await load();
}
