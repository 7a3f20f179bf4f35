// `npm test -- attack`: one stranger and one member attack a server with its default limits, while 20 ordinary members
// use it. No process may end, no acknowledged write may be lost, and every response must be declared.
//   npm test -- attack                      short: the attacks of a family at once, a few seconds each
//   npm test -- attack --long               each attack alone, then each family at once for a minute; also checks how long
//                                           ordinary members wait
//   npm test -- attack rawTcp member        some families
//   npm test -- attack --only reset         attacks whose names contain a text, one at a time
//   npm test -- attack --seconds 20         duration of each attack
import '../../../scripts/lib/in-own-run.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closingLine, type Tally } from '../../../scripts/lib/tally.ts';
import { runAttackSuite } from './attack/attack-suite.ts';
import { families } from './attack/families.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
    // For `npm test`: the file of the tally.
    report: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => families[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no family ${unknown.join(', ')}. There are ${Object.keys(families).join(', ')}.`);
  process.exit(1);
}

const tally: Tally = await runAttackSuite({
  isLong: values.long,
  families: positionals,
  only: values.only ?? null,
  seconds: values.seconds === undefined ? null : Number(values.seconds),
});
for (const failure of tally.failures) console.error(`Failed: ${failure}`);
console.log(`\n${closingLine(tally)}`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(tally));
process.exit(tally.failures.length > 0 || tally.passed === 0 ? 1 : 0);
