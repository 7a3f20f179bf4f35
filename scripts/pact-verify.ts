// `npm run pact:verify`: holds a backend against the pacts. See docs/contracts.md.
//   npm run pact:verify                                the reference backend, on every database that is here
//   npm run pact:verify -- --provider-base-url https://api.example.org --state-change-url https://...
//   --pact articles          the article service's pact instead of the backend's
//   --filter 'getUser|join'  only interactions whose description the pattern fits
//   --without-additions      leaves out what a backend may lack (x-addition in openapi.yaml)
//   --record                 notes the result in pacts/matrix.json (a hosted backend needs --provider-version)
//   --from-broker            the pacts that the Pact broker wants verified, with the results recorded there
//   --junit FILE             where the JUnit file goes (reports/pacts.xml)
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Verification } from '@skill-exchange/contracts/account';
import { needsAddition } from '@skill-exchange/contracts/additions';
import { pactsToVerify, recordResult } from '@skill-exchange/contracts/broker';
import { toJUnit } from '@skill-exchange/contracts/junit';
import { digestOf, readMatrix, withRow, writeMatrix } from '@skill-exchange/contracts/matrix';
import { type PactFile, type ProviderKey, providers } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { summarise } from '@skill-exchange/contracts/summary';
import { VerificationError } from '@skill-exchange/contracts/verification-error';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { referenceVersion } from '../apps/server/pact/reference-version.ts';
import { root } from './lib/environment.ts';
import { onEachReference } from './pact-reference.ts';
import { brokerFromEnvironment, currentVersion, noBroker } from './pact-settings.ts';

const { values } = parseArgs({
  options: {
    'provider-base-url': { type: 'string' },
    'state-change-url': { type: 'string' },
    'provider-version': { type: 'string' },
    pact: { type: 'string' },
    filter: { type: 'string' },
    'without-additions': { type: 'boolean', default: false },
    junit: { type: 'string', default: 'reports/pacts.xml' },
    record: { type: 'boolean', default: false },
    'from-broker': { type: 'boolean', default: false },
  },
});

/** Where a provider is. */
interface Place {
  readonly baseUrl: string;
  readonly stateChangeUrl: string | undefined;
}

const filter = values.filter === undefined ? undefined : new RegExp(values.filter);
const verifications: Verification[] = [];

function keep(verification: Verification): Verification {
  verifications.push(verification);
  console.log(summarise(verification));
  return verification;
}

const isGreen = ({ outcomes }: Verification) => outcomes.every(({ differences }) => differences.length === 0);

async function verifyCommitted(place: Place, keys: readonly ProviderKey[]): Promise<void> {
  for (const key of keys) {
    const verification = keep(await verifyProvider({ ...place, pact: pactWith(key), filter }));
    if (values.record) record(key, verification);
  }
}

function pactWith(key: ProviderKey): PactFile {
  const pact = readPact(key);
  if (!values['without-additions']) return pact;
  return { ...pact, interactions: pact.interactions.filter((one) => !needsAddition(one)) };
}

function record(provider: ProviderKey, verification: Verification): void {
  if (filter !== undefined || values['without-additions']) {
    throw new VerificationError('--record needs the whole pact: nothing may be left out.');
  }
  const isHosted = values['provider-base-url'] !== undefined;
  const providerVersion = values['provider-version'] ?? (isHosted ? undefined : referenceVersion());
  if (providerVersion === undefined) throw new VerificationError('--record needs --provider-version.');
  const { outcomes } = verification;
  const passed = outcomes.filter(({ differences }) => differences.length === 0).length;
  const result = isGreen(verification) ? ('green' as const) : ('red' as const);
  const row = {
    provider,
    pact: digestOf(provider),
    providerVersion,
    result,
    passed,
    interactions: outcomes.length,
  };
  writeMatrix(withRow(readMatrix(), row));
}

async function verifyFromBroker(place: Place): Promise<void> {
  const broker = brokerFromEnvironment();
  if (broker === null) return console.log(noBroker);
  const number = values['provider-version'];
  const version = number === undefined ? currentVersion() : { number, branch: undefined };
  for (const entry of await pactsToVerify(broker, providers.backend)) {
    const verification = keep(await verifyProvider({ ...place, pact: entry.pact, filter }));
    if (filter === undefined) await recordResult(broker, entry, verification, version);
  }
}

async function verify(place: Place): Promise<void> {
  if (values['from-broker']) return await verifyFromBroker(place);
  await verifyCommitted(place, keysToVerify());
}

function keysToVerify(): ProviderKey[] {
  if (values.pact === undefined) return values['provider-base-url'] ? ['backend'] : ['backend', 'articles'];
  if (!Object.hasOwn(providers, values.pact)) {
    throw new VerificationError(`--pact must be one of ${Object.keys(providers).join(', ')}.`);
  }
  return [values.pact as ProviderKey];
}

try {
  const baseUrl = values['provider-base-url'];
  if (baseUrl === undefined) await onEachReference(verify);
  else await verify({ baseUrl, stateChangeUrl: values['state-change-url'] });
  const junit = resolve(root, values.junit);
  mkdirSync(dirname(junit), { recursive: true });
  writeFileSync(junit, toJUnit(verifications));
  if (!verifications.every(isGreen)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof VerificationError ? error.message : error);
  process.exitCode = 1;
}
