// Fails when a request of the web app has a state without a story, as listed by scripts/matrix/operations.ts.
import { root } from './lib/environment.ts';
import { buildMatrix, holesOf } from './matrix/build-matrix.ts';

const rows = buildMatrix(root);
const holes = holesOf(rows);
for (const hole of holes) console.error(`No story shows: ${hole}`);
console.log(`${rows.length} calls, ${rows.flatMap(({ cells }) => cells).length} states.`);
process.exitCode = holes.length > 0 ? 1 : 0;
