// `npm run pact:generate`: runs the consumer tests, and writes the pacts and the tables of docs/contracts.md.
import { run } from './lib/run.ts';

const contracts = (...args: readonly string[]) =>
  run('vitest', ['run', '--project', 'contracts', '--reporter=dot', ...args], { PACT_UPDATE: '1' });

const pacts = 'test/pacts.test.ts';
// All other tests read the pacts that this one writes.
const written = await contracts(pacts);
process.exitCode = written === 0 ? await contracts(`--exclude=${pacts}`) : written;
