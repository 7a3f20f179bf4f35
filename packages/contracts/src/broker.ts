import { consumer, type PactFile, providers } from './pact-file.ts';
import { pactText } from './pact-files.ts';
import type { Verification } from './verify/account.ts';
import { VerificationError } from './verify/verification-error.ts';

/** A Pact broker and its credentials. */
export interface Broker {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  readonly authorization: string | undefined;
}

/** A version of one side: usually a commit and its branch. */
export interface Version {
  readonly number: string;
  readonly branch: string | undefined;
}

/** A pact that the broker wants verified. */
export interface BrokerPact {
  readonly pact: PactFile;
  /** Receives the result. */
  readonly resultsUrl: string;
}

interface Linked {
  readonly _links: Readonly<Record<string, { readonly href: string } | readonly { readonly href: string }[]>>;
}

/** Publishes every committed pact under a version of the app. Returns the broker's output. */
export async function publishPacts(broker: Broker, version: Version): Promise<string[]> {
  const contracts = Object.entries(providers).map(([key, providerName]) => ({
    consumerName: consumer,
    providerName,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(pactText(key as keyof typeof providers)).toString('base64'),
  }));
  const answer = await call<{ notices?: readonly { text: string }[] }>(broker, 'POST', '/contracts/publish', {
    pacticipantName: consumer,
    pacticipantVersionNumber: version.number,
    ...(version.branch === undefined ? {} : { branch: version.branch }),
    contracts,
  });
  return (answer.notices ?? []).map(({ text }) => text);
}

/**
 * Returns the pacts that a provider must pass: those of the main branch, and of deployed and released
 * versions.
 */
export async function pactsToVerify(broker: Broker, provider: string): Promise<BrokerPact[]> {
  const path = `/pacts/provider/${encodeURIComponent(provider)}/for-verification`;
  const selectors = { consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }] };
  const { _embedded } = await call<{ _embedded: { pacts: readonly Linked[] } }>(broker, 'POST', path, selectors);
  return await Promise.all(
    _embedded.pacts.map(async (entry) => {
      const pact = await call<PactFile & Linked>(broker, 'GET', linkOf(entry, 'self'));
      return { pact, resultsUrl: linkOf(pact, 'pb:publish-verification-results') };
    }),
  );
}

/** Records the result of a provider's version. */
export async function recordResult(
  broker: Broker,
  { resultsUrl }: BrokerPact,
  { outcomes, provider }: Verification,
  version: Version,
): Promise<void> {
  const success = outcomes.every(({ differences }) => differences.length === 0);
  if (version.branch !== undefined) {
    const path = ['pacticipants', provider, 'branches', version.branch, 'versions', version.number];
    await call(broker, 'PUT', `/${path.map(encodeURIComponent).join('/')}`, {});
  }
  await call(broker, 'POST', resultsUrl, { success, providerApplicationVersion: version.number });
}

/** Returns whether a version may be deployed to an environment, and the broker's reason. */
export async function canDeploy(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string,
): Promise<{ deployable: boolean; reason: string }> {
  const query = new URLSearchParams({ pacticipant, version, environment });
  const { summary } = await call<{ summary: { deployable: boolean | null; reason: string } }>(
    broker,
    'GET',
    `/can-i-deploy?${query}`,
  );
  return { deployable: summary.deployable === true, reason: summary.reason };
}

/**
 * Records that a version now runs in an environment, replacing the previous one.
 *
 * @throws VerificationError for an unknown version or environment.
 */
export async function recordDeployment(
  broker: Broker,
  pacticipant: string,
  version: string,
  environment: string,
): Promise<void> {
  const path = ['pacticipants', pacticipant, 'versions', version].map(encodeURIComponent).join('/');
  const { _links } = await call<Linked>(broker, 'GET', `/${path}`);
  const links = [_links['pb:record-deployment'] ?? []].flat() as readonly { name?: string; href: string }[];
  const link = links.find(({ name }) => name === environment);
  if (link === undefined) {
    const known = links.map(({ name }) => name).join(', ') || 'none';
    throw new VerificationError(`The broker has no environment ${environment}. It has: ${known}.`);
  }
  await call(broker, 'POST', link.href, {});
}

function linkOf({ _links }: Linked, name: string): string {
  const link = [_links[name]].flat()[0];
  if (link === undefined) throw new Error(`The broker's answer has no link ${name}.`);
  return link.href;
}

async function call<Answer>(broker: Broker, method: string, path: string, body?: unknown): Promise<Answer> {
  // The broker's own links are absolute.
  const address = /^https?:/.test(path) ? path : `${broker.url}${path}`;
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/hal+json, application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(broker.authorization === undefined ? {} : { authorization: broker.authorization }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    const reason = error.cause?.code ?? (error.name === 'TimeoutError' ? 'nothing within 15 s' : error.message);
    throw new VerificationError(`The Pact broker does not answer at ${broker.url} (${reason}).`);
  });
  const text = await response.text();
  if (!response.ok) {
    const said = text.replaceAll(/\s+/g, ' ').slice(0, 300);
    throw new VerificationError(`The Pact broker answered ${response.status} to ${method} ${address}: ${said}`);
  }
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}
