// The process of Pact's native verifier, which writes to stdout behind Node's back, reads PACT_* variables, and crashes
// its whole process when it fails.
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { NativeAnswer, NativeJob } from './native-verifier.ts';

async function run({ eventUrl, events, options }: NativeJob): Promise<NativeAnswer> {
  const replay = async (message: unknown) => {
    const response = await fetch(eventUrl, { method: 'POST', body: JSON.stringify(message) });
    const answer = (await response.json()) as { contents: object; metadata: object; message?: string };
    if (!response.ok) throw new Error(answer.message);
    return {
      __pactMessageMetadata: { contentType: 'application/json', ...answer.metadata },
      message: answer.contents,
    };
  };
  const messageProviders = Object.fromEntries(events.map((description) => [description, replay]));
  const verifier = new Verifier({ ...options, messageProviders } as VerifierOptions);
  // It rejects with the same report that it resolves with on success.
  return await verifier.verifyProvider().then(
    (account) => ({ account: String(account) }),
    (error: Error) => ({ account: error.message }),
  );
}

// Native work would go on after the one who asked for it is gone.
process.once('disconnect', () => process.exit());
process.on('message', (job: NativeJob) => {
  run(job).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ account: String(error) }),
  );
});
