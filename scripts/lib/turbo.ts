import { run, runQuietly } from './run.ts';

/**
 * Builds the app and the server's contract, or takes them from turbo's local cache; resolves to the exit code.
 * @param options.quiet only show the output when it fails
 */
export async function buildApp({ quiet = false } = {}): Promise<number> {
  const args = [
    'run',
    '@skill-exchange/web#build',
    '@skill-exchange/server#build',
    '--output-logs=errors-only',
    '--cache=local:rw',
  ];
  return await (quiet ? runQuietly : run)('turbo', args);
}
