/** Resolves to the result, or to undefined after an error or the timeout in milliseconds. Never rejects. */
export async function withTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    // Responses that arrived while this process was busy are read before the immediate runs.
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
