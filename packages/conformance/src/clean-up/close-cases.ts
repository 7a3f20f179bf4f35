import { operationAddresses } from '@skill-exchange/api-client/operations';
import type { Case, CaseSummary } from '@skill-exchange/api-client/types';
import { StateSetup } from '@skill-exchange/contracts/state-setup';
import { states } from '@skill-exchange/contracts/states';

const pageSize = 100;

/** A queue with more pages is not only the suite's. */
const maxPages = 50;

/**
 * Closes the waiting cases about members of the suite, as a moderator of the state-change endpoint: no member can take a
 * report back. Returns the number of closed cases.
 */
export async function closeCases(url: string, stateChangeUrl: string, memberIds: ReadonlySet<string>): Promise<number> {
  const setup = new StateSetup(stateChangeUrl, () => {});
  const state = { state: 'a case', params: states['a case'].parameters } as const;
  const outcome = await setup.setUp({ ...state, action: 'setup' });
  if ('problem' in outcome) return 0;
  const { values } = outcome;
  const moderator = new Moderator(url, values.token ?? '');
  try {
    const own = (await moderator.waitingCases()).filter(({ member }) => memberIds.has(member._id));
    for (const found of own) await moderator.close(found);
    return own.length;
  } finally {
    await setup.tearDown({ ...state, action: 'teardown', values });
  }
}

class Moderator {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async waitingCases(): Promise<CaseSummary[]> {
    const found: CaseSummary[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({ limit: String(pageSize), ...(cursor !== undefined && { cursor }) });
      const { body, headers } = await this.#call(`listCases`, {}, undefined, `?${query}`);
      found.push(...((body as { cases?: CaseSummary[] }).cases ?? []));
      const next = /<([^>]+)>;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
      cursor = next === undefined ? undefined : (new URL(next, this.#url).searchParams.get('cursor') ?? undefined);
      if (cursor === undefined) break;
    }
    return found;
  }

  async close({ _id: caseId, state }: CaseSummary): Promise<void> {
    const reason = 'A report of the conformance suite.';
    if (state === 'open') await this.#call('decideCase', { caseId }, { kind: 'none', reason });
    if (state !== 'appealed') return;
    const { body } = await this.#call('getCase', { caseId });
    const actionId = (body as { case?: Case }).case?.action?._id ?? '';
    await this.#call('decideAppeal', { actionId }, { outcome: 'upheld', words: reason });
  }

  async #call(
    id: 'listCases' | 'getCase' | 'decideCase' | 'decideAppeal',
    path: Readonly<Record<string, string>>,
    body?: object,
    query = '',
  ): Promise<{ body: unknown; headers: Headers }> {
    const { method, path: template } = operationAddresses[id];
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const response = await fetch(this.#url + address + query, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { body: await response.json().catch(() => ({})), headers: response.headers };
  }
}
