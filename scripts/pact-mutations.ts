// `node scripts/pact-mutations.ts`: lets the reference backend stray in many ways, and writes docs/contracts-mutations.md from
// what the verification noticed. Ends with 1 when it missed one.
import { run } from './lib/run.ts';

const config = 'apps/server/pact/vitest.config.ts';
process.exitCode = await run('vitest', ['run', '--config', config, 'mutations', 'fields'], {
  PACT_UPDATE: '1',
});
