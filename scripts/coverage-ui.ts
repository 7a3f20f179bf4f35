// How much of the kit its stories run: every line of packages/ui that is not a story, a test or generated. Fails below
// the threshold in vitest.storybook.config.ts. The report is coverage/index.html.
import { run } from './lib/run.ts';

const args = ['run', '--config', 'vitest.storybook.config.ts', '--coverage', '--reporter=dot', 'packages/ui'];
process.exitCode = await run('vitest', args);
