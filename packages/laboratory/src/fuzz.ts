// `node packages/laboratory/src/fuzz.ts`: calls every operation of the contract with generated input, valid and
// invalid, and checks each response.
//   node packages/laboratory/src/fuzz.ts --cases 10000 --seed 7     cases per operation; the same seed generates the same
//   node packages/laboratory/src/fuzz.ts --only editUser            one operation
import '../../../scripts/lib/in-own-run.ts';
import { parseArgs } from 'node:util';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openEmbeddedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { fuzzOperation } from '../../../apps/server/test/fuzz/fuzz-operation.ts';
import { openFuzzTarget } from '../../../apps/server/test/fuzz/fuzz-target.ts';
import { operationIds } from '../../../apps/server/test/support/contract-inputs.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
  },
});
const [cases, seed] = [Number(values.cases), Number(values.seed)];
const wanted = operationIds.filter((id) => values.only === undefined || id === values.only);
if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed) || wanted.length === 0) {
  console.error('Usage: node packages/laboratory/src/fuzz.ts [--cases N] [--seed N] [--only operationId]');
  process.exit(1);
}

console.log(`${cases} cases an operation, --seed ${seed}`);
const database = await openEmbeddedDatabase(null);
await migrate(database);
const target = await openFuzzTarget(database);
let failed = 0;
for (const id of wanted) {
  const began = performance.now();
  try {
    const counts = await fuzzOperation(target, id, { cases, seed });
    const statuses = Object.entries(counts).map(([status, count]) => `${status}: ${count}`);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${id.padEnd(24)} ${statuses.join('  ')}  (${seconds} s)`);
  } catch (error) {
    failed += 1;
    console.error((error as Error).message);
  }
}
await target.close();
await database.close();
console.log(`${wanted.length * cases} cases, ${wanted.length - failed} operations held, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
