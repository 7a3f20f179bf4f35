/**
 * Batches the calls of one event loop tick into one. A busy server batches many, an idle one adds no delay, and no
 * result is older than its call.
 *
 * @param ask returns results in the order of the arguments; if it rejects, all calls of the batch reject
 */
export function batchPerTick<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let next: { questions: Question[]; answers: Promise<Answer[]> } | null = null;

  async function askNext(questions: Question[]): Promise<Answer[]> {
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    return await ask(questions);
  }

  return async (question) => {
    if (next === null) {
      const questions: Question[] = [];
      next = { questions, answers: askNext(questions) };
    }
    const index = next.questions.push(question) - 1;
    return (await next.answers)[index] as Answer;
  };
}
