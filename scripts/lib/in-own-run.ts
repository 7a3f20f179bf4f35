// Import this first in a program that starts servers, databases or browsers: it runs the program again as a command, which
// ends with all that it has started and with its temporary folders, however it ends.
import { endWithParent } from './end-with-parent.ts';
import { isOwned } from './own-run.ts';
import { run } from './run.ts';

if (!isOwned()) {
  endWithParent();
  process.exit(await run(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {}, process.cwd()));
}
