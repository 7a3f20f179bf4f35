// For npm scripts: runs the command in its arguments, such as `storybook dev`, which ends with all that it has started and with
// its temporary folders when this script or npm ends.
import { endWithParent } from './lib/end-with-parent.ts';
import { run } from './lib/run.ts';

endWithParent();
const [, , command = '', ...args] = process.argv;
process.exitCode = await run(command, args);
