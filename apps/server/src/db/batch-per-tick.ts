/**
 * Batches the questions of one turn of the event loop into one call. A busy server gathers many, an idle one waits for
 * nothing; no answer is older than its question.
 *
 * @param ask answers in the order of the questions; when it fails, all of them have failed
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
