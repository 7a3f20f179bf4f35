// `node scripts/wrong-backend.ts`: injects one fault at a time with a proxy in front of a backend, and checks that the pacts
// and the conformance rules notice it. Writes reports/wrong-backend.md. See docs/wrong-backend.md.
//   --url URL                any backend that conforms to the contract; by default this repository's server
//   --state-change-url URL   its endpoint for states; without it, pacts and rules that need states are skipped
//   --web-origin URL         as for `npm run conformance`
//   --only 'getUser: drop'   only faults whose name contains this text; may be given several times
//   --sample 100 --seed 1    a random sample; the same seed selects the same one
import './lib/in-own-run.ts';
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@skill-exchange/contracts/operations';
import { startProvider } from '../apps/server/pact/start-provider.ts';
import { startBackend, webOrigin } from './lib/conformance-backend.ts';
import { root } from './lib/environment.ts';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { operators } from './wrong-backend/operators.ts';
import { type Fault, openProxy } from './wrong-backend/proxy.ts';
import { pactsThrough, rulesThrough, type Suite } from './wrong-backend/suites.ts';

/** Maximum share of effective faults that may go unnoticed. */
const maxMissedShare = 0.03;

printHelpIfAsked(import.meta.filename);
const text = { type: 'string' } as const;
const targets = { url: text, 'state-change-url': text, 'web-origin': text };
const many = { type: 'string', multiple: true } as const;
const choice = { only: many, sample: text, seed: { ...text, default: '1' } };
const { values } = optionsOf(() => parseArgs({ options: { ...targets, ...choice } }));

const nameOf = ({ operation, operator, target }: Fault) => `${operation}: ${operator.name} ${target}`.trim();

/** Orders faults at random, by the seed. */
function shuffled(faults: readonly Fault[]): Fault[] {
  const digest = (fault: Fault) => hash('sha256', `${values.seed} ${nameOf(fault)}`);
  return faults.toSorted((one, two) => (digest(one) < digest(two) ? -1 : 1));
}

/** Returns a fault for each operation and operator; the seed selects its target. */
function drawFaults(): Fault[] {
  const { only = [''], sample = Number.POSITIVE_INFINITY } = values;
  const pairs = [...operations].flatMap(([operation, contract]) =>
    operators.map((operator) => operator.targets(contract).map((target) => ({ operation, operator, target }))),
  );
  const drawn = pairs.flatMap((faults) => shuffled(faults).slice(0, 1));
  return shuffled(drawn.filter((fault) => only.some((text) => nameOf(fault).includes(text)))).slice(0, Number(sample));
}

/** Runs the suites with a fault. Returns the test that noticed it, `missed`, or `no effect`. */
async function tryOut(fault: Fault, suites: readonly Suite[]): Promise<string> {
  let outcome = 'no effect';
  for (const { proxy, firstFailure } of suites) {
    proxy.inject(fault);
    const failure = await firstFailure(fault);
    if (!proxy.effective.has(fault)) continue;
    if (failure !== null) return failure;
    outcome = 'missed';
  }
  return outcome;
}

const faults = drawFaults();
if (faults.length === 0) exitWith('No operation misbehaves in this way.');
const { url, 'state-change-url': stateChangeUrl } = values;
const provider = url === undefined ? await startProvider() : { baseUrl: url, stateChangeUrl, close: () => {} };
const backend = url === undefined ? await startBackend(1000) : { url, stateChangeUrl, stop: () => {} };
const proxyOf = (address: string) => openProxy(address.replace(/\/+$/, ''), faults);
const origin = values['web-origin'] ?? (url === undefined ? webOrigin : '');
const suites = [await rulesThrough(await proxyOf(backend.url), origin, backend.stateChangeUrl ?? '')];
if (provider.stateChangeUrl !== undefined)
  suites.unshift(pactsThrough(await proxyOf(provider.baseUrl), provider.stateChangeUrl));

const outcomes: string[] = [];
for (const fault of faults) {
  outcomes.push(await tryOut(fault, suites));
  console.log(`${nameOf(fault)} | ${outcomes.at(-1)}`);
}
for (const { close } of suites) await close();
await provider.close();
await backend.stop();

const countOf = (outcome: string) => outcomes.filter((one) => one === outcome).length;
const [tried, effective, missed] = [faults.length, faults.length - countOf('no effect'), countOf('missed')];
const summary = `${tried} tried, ${effective} effective, ${effective - missed} noticed.`;
const rows = faults.map((fault, index) => `| ${nameOf(fault)} | ${outcomes[index]} |`);
mkdirSync(join(root, 'reports'), { recursive: true });
const report = [summary, '', '| Operation and how it misbehaves | Noticed by |', '|---|---|', ...rows, ''];
writeFileSync(join(root, 'reports/wrong-backend.md'), report.join('\n'));
console.log(summary);
process.exit(missed > effective * maxMissedShare ? 1 : 0);
