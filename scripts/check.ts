// `npm run check`: every check that needs no running program. `npm run check -- types contract` runs some of them.

import { checks, runChecks } from './lib/checks.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { closingLine } from './lib/tally.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => checks[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}
endWithParent();
const tally = await runChecks(wanted);
console.log(closingLine(tally));
process.exitCode = tally.failures.length > 0 ? 1 : 0;
