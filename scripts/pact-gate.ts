// `node scripts/pact-gate.ts [--provider-version VERSION]`: rejects a release whose backend has no green row in
// pacts/matrix.json for the current pacts. Without a version it checks this reference backend.
import { parseArgs } from 'node:util';
import { digestOf, errorsFor, readMatrix } from '@skill-exchange/contracts/matrix';
import { referenceVersion } from '../apps/server/pact/reference-version.ts';

const { values } = parseArgs({
  options: { 'provider-version': { type: 'string' }, matrix: { type: 'string' } },
});
const providerVersion = values['provider-version'] ?? referenceVersion();
const rows = values.matrix === undefined ? readMatrix() : readMatrix(values.matrix);
const errors = errorsFor(rows, [{ provider: 'backend', pact: digestOf('backend'), providerVersion }]);
if (errors.length === 0) console.log(`${providerVersion} passes the pacts as they are.`);
else {
  for (const error of errors) console.error(error);
  console.error('Run `npm run pact:verify -- --record` and commit pacts/matrix.json.');
  process.exitCode = 1;
}
