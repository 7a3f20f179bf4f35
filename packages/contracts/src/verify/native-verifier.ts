import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verifierEnvironment } from './env.ts';

/** The input of the verifier's process. */
export interface NativeJob {
  /** The URL that triggers socket events. */
  readonly eventUrl: string;
  /** The descriptions of the socket events to verify. */
  readonly events: readonly string[];
  /** Pact's own options. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The output: the verifier's report as JSON, or an error message when it could not run. */
export interface NativeAnswer {
  readonly account: string;
}

/** Pact's native verifier in a separate process, for one verification at a time. */
export interface NativeVerifier {
  verify(job: NativeJob): Promise<string>;
  close(): void;
}

/** Starts the process. Close it when done, or this process does not end. */
export function startNativeVerifier(): NativeVerifier {
  const child = fork(fileURLToPath(new URL('./native-worker.ts', import.meta.url)), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: verifierEnvironment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  }
  return {
    verify: (job) => {
      output = '';
      return ask(child, job, () => output);
    },
    close: () => void child.kill(),
  };
}

function ask(child: ChildProcess, job: NativeJob, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`Pact's verifier broke off.\n${output()}`));
    child.once('exit', onExit);
    child.once('message', ({ account }: NativeAnswer) => {
      child.off('exit', onExit);
      resolve(account);
    });
    child.send(job);
  });
}
