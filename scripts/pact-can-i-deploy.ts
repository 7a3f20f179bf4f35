// `npm run pact:can-i-deploy -- --to production [--pacticipant NAME] [--version COMMIT]`: asks the Pact broker whether a
// version may be deployed to an environment. Exits with 1 if not.
//   --record-deployment      records the deployment instead
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { canDeploy, recordDeployment } from '@skill-exchange/contracts/broker';
import { consumer } from '@skill-exchange/contracts/pact-file';
import { optionsOf } from './lib/exit-with.ts';
import { currentVersion, withBroker } from './pact-settings.ts';

const options = {
  to: { type: 'string', default: 'production' },
  pacticipant: { type: 'string', default: consumer },
  version: { type: 'string' },
  'record-deployment': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];
const { values } = optionsOf(() => parseArgs({ options }));

await withBroker(async (broker) => {
  const { pacticipant, to } = values;
  const version = values.version ?? currentVersion().number;
  if (values['record-deployment']) {
    await recordDeployment(broker, pacticipant, version, to);
    return console.log(`${pacticipant} ${version} is in ${to} now.`);
  }
  const { deployable, reason } = await canDeploy(broker, pacticipant, version, to);
  console.log(`${pacticipant} ${version} ${deployable ? 'may' : 'may not'} go to ${to}: ${reason}`);
  if (!deployable) process.exitCode = 1;
});
