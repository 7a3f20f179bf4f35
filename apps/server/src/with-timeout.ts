/** The answer, or undefined when it fails or takes more than so many milliseconds. Never rejects. */
export async function withTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    // What has arrived while this process was busy is read before the immediate runs: the other side was not slow.
    timer = setTimeout(() => setImmediate(() => resolve(undefined)), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
