// `npm run pact:verify`: verifies a backend against the pacts. See docs/contracts.md.
//   npm run pact:verify                                the reference backend, on every installed database
//   npm run pact:verify -- --provider-base-url https://api.example.org --state-change-url https://...
//   --pact articles          the article service's pact instead of the backend's
//   --filter 'getUser|join'  only interactions whose description matches the pattern
//   --without-additions      excludes operations that a backend may lack (x-addition in openapi.yaml)
//   --from-broker            the pacts that the Pact broker selects, with the results recorded there
//   --junit FILE             path of the JUnit file (default: reports/pacts.xml)
import './lib/in-own-run.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Outcome, Verification } from '@skill-exchange/contracts/account';
import { needsAddition } from '@skill-exchange/contracts/additions';
import { pactsToVerify, recordResult } from '@skill-exchange/contracts/broker';
import { toJUnit } from '@skill-exchange/contracts/junit';
import { type PactFile, type ProviderKey, providers } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { summarise } from '@skill-exchange/contracts/summary';
import { VerificationError } from '@skill-exchange/contracts/verification-error';
import { verifyProvider } from '@skill-exchange/contracts/verify';
import { root } from './lib/environment.ts';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { onEachReference } from './pact-reference.ts';
import { brokerFromEnvironment, currentVersion, noBroker } from './pact-settings.ts';

const options = {
  'provider-base-url': { type: 'string' },
  'state-change-url': { type: 'string' },
  'provider-version': { type: 'string' },
  pact: { type: 'string' },
  filter: { type: 'string' },
  'without-additions': { type: 'boolean', default: false },
  junit: { type: 'string', default: 'reports/pacts.xml' },
  'from-broker': { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options'];
printHelpIfAsked(import.meta.filename);
const { values } = optionsOf(() => parseArgs({ options }));

/** The URLs of a provider. */
interface Place {
  readonly baseUrl: string;
  readonly stateChangeUrl: string | undefined;
}

for (const name of ['provider-base-url', 'state-change-url'] as const) {
  const address = values[name];
  if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
    exitWith(`--${name} must be an http or https address, not ${address}.`);
}
const filter = readFilter(values.filter);
const verifications: Verification[] = [];

function readFilter(text: string | undefined): RegExp | undefined {
  try {
    return text === undefined ? undefined : new RegExp(text);
  } catch (error) {
    return exitWith(`--filter must be a regular expression: ${(error as Error).message}.`);
  }
}

function keep(verification: Verification): Verification {
  verifications.push(verification);
  console.log(summarise(verification));
  return verification;
}

const tell = (line: string) => console.log(line);
const isPassed = ({ differences }: Outcome) => differences.length === 0;
const isGreen = ({ outcomes }: Verification) => outcomes.every(isPassed);

async function verifyCommitted(place: Place, keys: readonly ProviderKey[]): Promise<void> {
  for (const key of keys) {
    const pact = pactWith(key);
    // All interactions with articles are an addition.
    if (pact.interactions.length === 0) continue;
    keep(await verifyProvider({ ...place, pact, filter, tell }));
  }
}

function pactWith(key: ProviderKey): PactFile {
  const pact = readPact(key);
  if (!values['without-additions']) return pact;
  return { ...pact, interactions: pact.interactions.filter((one) => !needsAddition(one)) };
}

async function verifyFromBroker(place: Place): Promise<void> {
  const broker = brokerFromEnvironment();
  if (broker === null) return console.log(noBroker);
  const number = values['provider-version'];
  const version = number === undefined ? currentVersion() : { number, branch: undefined };
  for (const key of keysToVerify()) {
    for (const entry of await pactsToVerify(broker, providers[key])) {
      const verification = keep(await verifyProvider({ ...place, pact: entry.pact, filter, tell }));
      if (filter === undefined) await recordResult(broker, entry, verification, version);
    }
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
