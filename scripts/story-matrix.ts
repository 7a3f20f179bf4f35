// Holds the stories against openapi.yaml: whatever reads or sends data has a story for each state that the contract
// allows. Prints the matrix and fails on a hole. `--holes` prints the holes alone.
import { root } from './lib/environment.ts';
import { buildMatrix, holesOf, judge } from './matrix/build-matrix.ts';
import { renderMatrix } from './matrix/render.ts';

const rows = buildMatrix(root);
const holes = holesOf(rows);
const { missing, filled } = judge(holes);
console.log(process.argv.includes('--holes') ? holes.join('\n') : renderMatrix(rows));
for (const hole of missing) console.error(`No story shows: ${hole}`);
for (const line of filled) console.error(`Shown by now, so take it off scripts/matrix/gaps.ts: ${line}`);
process.exitCode = missing.length + filled.length > 0 ? 1 : 0;
