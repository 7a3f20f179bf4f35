// `node scripts/wrong-backend.ts`: a proxy before a backend goes wrong, in one operation and one way after the other, and
// the pacts and the conformance rules are to notice. Writes reports/wrong-backend.md. See docs/wrong-backend.md.
//   --url URL                any backend that keeps the contract; without it the server of this repository
//   --state-change-url URL   where its states are; without it the pacts and the rules that begin in a state are left out
//   --web-origin URL         as of `npm run conformance`
//   --operation getUser      this operation alone
//   --operator 'drop field'  this way alone
//   --sample 100 --seed 1    a random sample; the same seed selects the same one
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@skill-exchange/contracts/operations';
import { startProvider } from '../apps/server/pact/start-provider.ts';
import { startBackend, webOrigin } from './lib/conformance-backend.ts';
import { root } from './lib/environment.ts';
import { exitWith, optionsOf, printHelpIfAsked } from './lib/exit-with.ts';
import { operators } from './wrong-backend/operators.ts';
import { openProxy, type Wrong } from './wrong-backend/proxy.ts';
import { pactsThrough, rulesThrough, type Suite } from './wrong-backend/suites.ts';

printHelpIfAsked(import.meta.filename);
const text = { type: 'string' } as const;
const { values } = optionsOf(() =>
  parseArgs({
    options: {
      url: text,
      'state-change-url': text,
      'web-origin': text,
      operation: text,
      operator: text,
      sample: text,
      seed: { ...text, default: '1' },
    },
  }),
);

/** The share of the faults met that may go unnoticed. */
const mayMiss = 0.2;

const nameOf = ({ operation, operator, target }: Wrong) => `${operation}: ${operator.name} ${target}`.trim();

const digestOf = (wrong: Wrong) =>
  createHash('sha256')
    .update(`${values.seed} ${nameOf(wrong)}`)
    .digest('hex');

const shuffled = (list: readonly Wrong[]) => list.toSorted((one, two) => (digestOf(one) < digestOf(two) ? -1 : 1));

/** Every operation in every way that it can go wrong, with one of the things that can, which the seed draws. */
function chosen(): Wrong[] {
  const all = [...operations].flatMap(([operation, contract]) =>
    operators.flatMap((operator) => {
      const targets = operator.targets(contract).map((target) => ({ operation, operator, target }));
      return shuffled(targets).slice(0, 1);
    }),
  );
  const { operation = '', operator = '', sample = all.length } = values;
  const isWanted = (one: Wrong) =>
    [one.operation, ''].includes(operation) && [one.operator.name, ''].includes(operator);
  return shuffled(all.filter(isWanted)).slice(0, Number(sample));
}

/** The suites, each through a proxy of its own, and how to end them. */
async function openSuites(): Promise<{ suites: Suite[]; close: () => Promise<void> }> {
  const provider = values.url === undefined ? await startProvider() : null;
  const backend = values.url === undefined ? await startBackend(1000) : null;
  const stateChangeUrl = values['state-change-url'] ?? provider?.stateChangeUrl;
  const through = (url = '') => openProxy(url.replace(/\/+$/, ''));
  const suites = [
    ...(stateChangeUrl === undefined
      ? []
      : [pactsThrough(await through(values.url ?? provider?.baseUrl), stateChangeUrl)]),
    await rulesThrough(
      await through(values.url ?? backend?.url),
      values['web-origin'] ?? (backend ? webOrigin : ''),
      values['state-change-url'] ?? backend?.stateChangeUrl,
    ),
  ];
  const close = async () => {
    for (const suite of suites) await suite.close();
    await provider?.close();
    await backend?.stop();
  };
  return { suites, close };
}

/** The result: the interaction or rule that noticed it, `missed`, or `not met` if no call was affected. */
async function tryOut(wrong: Wrong, suites: readonly Suite[]): Promise<string> {
  let isMet = false;
  for (const { name, proxy, firstFailure } of suites) {
    proxy.misbehave(wrong);
    const failure = await firstFailure(wrong.operation);
    const bites = proxy.bites();
    proxy.misbehave(null);
    if (failure !== null && bites > 0) return `${name}: ${failure}`;
    isMet ||= bites > 0;
  }
  return isMet ? 'missed' : 'not met';
}

const tried = new Map<Wrong, string>();
const wrongs = chosen();
if (wrongs.length === 0) exitWith('No operation goes wrong in this way.');
const { suites, close } = await openSuites();
for (const wrong of wrongs) {
  tried.set(wrong, await tryOut(wrong, suites));
  console.log(`${nameOf(wrong)} | ${tried.get(wrong)}`);
}
await close();

const rows = [...tried].map(([wrong, outcome]) => ({ wrong, outcome }));
const met = rows.filter(({ outcome }) => outcome !== 'not met');
const missed = met.filter(({ outcome }) => outcome === 'missed');
const summary = `${rows.length} tried, ${met.length} met, ${met.length - missed.length} noticed.`;
const lines = rows.map(
  ({ wrong, outcome }) => `| ${wrong.operation} | ${wrong.operator.name} | ${wrong.target} | ${outcome} |`,
);
const head = ['| Operation | Goes wrong | In | Noticed by |', '|---|---|---|---|'];
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/wrong-backend.md'), [summary, '', ...head, ...lines, ''].join('\n'));
console.log(summary);
process.exit(missed.length > met.length * mayMiss ? 1 : 0);
