// `npm run pact:generate`: runs the consumer tests, and writes the pacts and the tables of docs/contracts.md.
import { run } from './lib/run.ts';

process.exitCode = await run('vitest', ['run', '--project', 'contracts', '--reporter=dot'], {
  PACT_UPDATE: '1',
});
