// `npm run pact:can-i-deploy -- --to production [--pacticipant NAME] [--version COMMIT]`: asks the Pact broker whether a
// version may go to an environment. Ends with 1 when it may not.
import { parseArgs } from 'node:util';
import { canDeploy } from '@skill-exchange/contracts/broker';
import { consumer } from '@skill-exchange/contracts/pact-file';
import { brokerFromEnvironment, currentVersion, noBroker } from './pact-settings.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'production' },
    pacticipant: { type: 'string', default: consumer },
    version: { type: 'string' },
  },
});

const broker = brokerFromEnvironment();
if (broker === null) console.log(noBroker);
else {
  const version = values.version ?? currentVersion().number;
  const { deployable, reason } = await canDeploy(broker, values.pacticipant, version, values.to);
  console.log(
    `${values.pacticipant} ${version} ${deployable ? 'may' : 'may not'} go to ${values.to}: ${reason}`,
  );
  if (!deployable) process.exitCode = 1;
}
