// `npm run conformance -- --mutations [--only TEXT] [--jobs N]`: see scripts/conformance.ts.
import { availableParallelism } from 'node:os';
import { startNativeVerifier } from '@skill-exchange/contracts/native-verifier';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { mutations } from '../apps/server/pact/mutations/index.ts';
import { type Mutation, nameOf } from '../apps/server/pact/mutations/mutation.ts';
import { type Tried, tryMutation } from '../apps/server/pact/mutations/try-mutation.ts';
import { noticedShare, writeMutationReport } from './lib/mutation-report.ts';
import { findPostgres, startPostgres } from './lib/postgres-cluster.ts';

/** What the contracts have to notice, of all mutations. */
const enough = 0.97;

/**
 * Lets the reference server go wrong in one way after the other, and says what noticed it. A whole run writes
 * docs/contracts-mutations.md and reports/mutations.md. Gives the exit code.
 */
export async function tryMutations({
  only = '',
  jobs,
}: {
  only?: string | undefined;
  jobs?: number | undefined;
}): Promise<number> {
  const chosen = mutations.filter((mutation) => `${nameOf(mutation)} ${mutation.operation}`.includes(only));
  if (chosen.length === 0) return complain(`No mutation has "${only}" in its class, name or operation.`);
  const [asItIs] = await tryAll([null], 1);
  if (asItIs?.noticedBy) return complain(`The server without a mutation fails already: ${asItIs.noticedBy.name}`);
  const tried = await tryAll(chosen, jobs ?? Math.max(1, availableParallelism()));
  const share = noticedShare(tried);
  console.log(`${tried.length} mutations, ${(share * 100).toFixed(1)} % noticed.`);
  if (only === '') writeMutationReport(tried);
  return share >= enough ? 0 : 1;
}

async function tryAll(chosen: readonly (Mutation | null)[], jobs: number): Promise<Tried[]> {
  const pact = readPact('backend');
  // The embedded database takes four seconds to begin, PostgreSQL's a fraction of one.
  const cluster = findPostgres() === null ? null : await startPostgres();
  const left = [...chosen.entries()];
  const tried: Tried[] = [];
  const work = async () => {
    const verifier = startNativeVerifier();
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, mutation] = next;
      const names = [`states_${index}`, `members_${index}`];
      const databases = cluster === null ? [] : names.map((name) => cluster.createDatabase(name));
      const result = await tryMutation(mutation, { pact, verifier, databases });
      tried[index] = result;
      if (mutation !== null) console.log(lineOf(mutation, result));
    }
    verifier.close();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  await cluster?.stop();
  return tried;
}

function lineOf(mutation: Mutation, { noticedBy }: Tried): string {
  const by = noticedBy === null ? '' : ` by ${noticedBy.kind}: ${noticedBy.name}`;
  return `${noticedBy === null ? 'missed ' : 'noticed'} ${nameOf(mutation)} (${mutation.operation})${by}`;
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}
