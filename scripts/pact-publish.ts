// `npm run pact:publish`: publishes the committed pacts to the Pact broker under the current commit and branch.
import { publishPacts } from '@skill-exchange/contracts/broker';
import { currentVersion, withBroker } from './pact-settings.ts';

await withBroker(async (broker) => {
  const version = currentVersion();
  for (const notice of await publishPacts(broker, version)) console.log(notice);
  console.log(`Published as ${version.number} (${version.branch ?? 'no branch'}).`);
});
