// `node scripts/owned.ts COMMAND ARGUMENTS`: runs a command that ends, with all that it has started and with its temporary
// folders, when this script or its npm ends.
import { endWithParent } from './lib/end-with-parent.ts';
import { run } from './lib/run.ts';

endWithParent();
const [, , command = '', ...args] = process.argv;
process.exitCode = await run(command, args);
