import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction, PactFile } from '../pact-file.ts';
import { readAccount, type Verification } from './account.ts';
import { forward } from './forward.ts';
import { openGateway, type Tampering } from './gateway.ts';
import { NamedValues } from './named-values.ts';
import { type NativeVerifier, startNativeVerifier } from './native-verifier.ts';
import { Progress } from './progress.ts';
import { SentRequests } from './sent-requests.ts';
import { keyOf, StateSetup } from './state-setup.ts';
import { VerificationError } from './verification-error.ts';

/** Options of a verification. */
export interface VerifyOptions {
  readonly pact: PactFile;
  /** The provider's URL. */
  readonly baseUrl: string;
  /** The URL of its state-change endpoint. Without it, interactions that need a state fail. */
  readonly stateChangeUrl?: string | undefined;
  /** Only interactions with a matching description. */
  readonly filter?: RegExp | undefined;
  readonly tampering?: Tampering | undefined;
  /** Receives errors of states and the progress. */
  readonly tell?: ((line: string) => void) | undefined;
  /** Timeout of a state, in milliseconds. */
  readonly stateTimeoutMs?: number | undefined;
  /** A running verifier to reuse for several verifications. */
  readonly verifier?: NativeVerifier | undefined;
}

/** Timeout of the first request to a URL, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Verifies a provider against a pact: sends every request and compares the responses, and triggers its
 * socket events.
 *
 * @throws VerificationError when a URL does not respond, the filter matches nothing, or Pact aborts.
 */
export async function verifyProvider(options: VerifyOptions): Promise<Verification> {
  const { pact, filter = /./, stateChangeUrl, tampering } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const interactions = pact.interactions.filter(({ description }) => filter.test(description));
  if (interactions.length === 0) throw new VerificationError(`No interaction fits ${filter}.`);
  await requireAnswer(baseUrl, 'The provider');
  if (stateChangeUrl !== undefined) await requireAnswer(stateChangeUrl, 'The state-change endpoint');

  const verifier = options.verifier ?? startNativeVerifier();
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const progress = options.tell === undefined ? null : new Progress(interactions.length, options.tell);
  const states = new StateSetup(stateChangeUrl, options.tell ?? (() => {}), options.stateTimeoutMs);
  const named = new NamedValues(interactions);
  const sent = new SentRequests(interactions);
  const gateway = await openGateway({ baseUrl, states, named, sent, tampering, onCall: () => progress?.count() });
  try {
    const file = join(folder, 'pact.json');
    writeFileSync(file, JSON.stringify({ ...pact, interactions: interactions.map((one) => sent.name(one)) }));
    const account = await verifier.verify({
      eventUrl: gateway.eventUrl,
      events: interactions.filter(({ type }) => type === 'Asynchronous/Messages').map((one) => one.description),
      options: {
        provider: pact.provider.name,
        providerBaseUrl: gateway.url,
        providerStatesSetupUrl: gateway.stateUrl,
        pactUrls: [file],
        logLevel: 'error',
      },
    });
    const { provider, outcomes } = withNamedValues(
      withStateProblems(readAccount(account, pact.provider.name, interactions), interactions, states),
      named,
    );
    return { provider, outcomes: outcomes.map((outcome) => ({ ...outcome, sent: sent.of(outcome.description) })) };
  } finally {
    progress?.end();
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
    if (options.verifier === undefined) verifier.close();
  }
}

async function requireAnswer(address: string, who: string): Promise<void> {
  const call = { method: 'GET', headers: {}, body: Buffer.alloc(0) };
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`nothing within ${timeoutMs / 1000} s`)), timeoutMs).unref();
  });
  await Promise.race([forward(address, call), tooLate]).catch((error: NodeJS.ErrnoException) => {
    throw new VerificationError(`${who} does not answer at ${address} (${error.code ?? error.message}).`);
  });
}

/** Replaces Pact's error of interactions whose state could not be set up with the reason. */
function withStateProblems(
  { provider, outcomes }: Verification,
  interactions: readonly Interaction[],
  { problems }: StateSetup,
): Verification {
  const told = outcomes.map((outcome, index) => {
    const found = (interactions[index]?.providerStates ?? [])
      .map(({ name, params = {} }) => problems.get(keyOf({ state: name, params })))
      .find((problem) => problem !== undefined);
    if (found === undefined || outcome.differences.length === 0) return outcome;
    return { ...outcome, differences: [{ where: 'state', says: found }] };
  });
  return { provider, outcomes: told };
}

/** Fails interactions whose response is about another thing than the state's. */
function withNamedValues({ provider, outcomes }: Verification, named: NamedValues): Verification {
  const told = outcomes.map((outcome) => {
    const differences = [...outcome.differences, ...named.differencesIn(outcome.description)];
    return { ...outcome, differences };
  });
  return { provider, outcomes: told };
}
