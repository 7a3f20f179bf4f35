import { operationAddresses } from '@skill-exchange/api-client/operations';
import { retryWhenBusy } from '../retry-when-busy.ts';
import type { LedgerAccount } from './account-ledger.ts';

/** Accounts that are deleted at the same time. */
const atOnce = 4;

/** The result of deleting accounts. */
export interface Deletions {
  readonly deleted: number;
  /** Why accounts remain, by email address. */
  readonly failures: ReadonlyMap<string, string>;
  /** The backend has no `deleteAccount`, an addition. */
  readonly isMissing: boolean;
}

/** Deletes accounts with `deleteAccount`, after taking their skills away, which lists of the catalog would still show. */
export async function deleteAccounts(url: string, accounts: readonly LedgerAccount[]): Promise<Deletions> {
  const failures = new Map<string, string>();
  const queue = [...accounts];
  let isMissing = false;
  async function work(): Promise<void> {
    for (let account = queue.shift(); account !== undefined && !isMissing; account = queue.shift()) {
      const failure = await deleteAccount(url, account).catch((error: Error) => error.message);
      if (failure === missing) isMissing = true;
      else if (failure !== undefined) failures.set(account.email, failure);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { deleted: isMissing ? 0 : accounts.length - failures.size, failures, isMissing };
}

const missing = 'no deleteAccount';

/** Deletes one account. Returns why it remains, if it does. */
async function deleteAccount(url: string, account: LedgerAccount): Promise<string | undefined> {
  let { token } = account;
  for (const isLastTry of [false, true]) {
    if (token === undefined) {
      const answer = await logIn(url, account);
      if (answer.token === undefined) return answer.failure;
      token = answer.token;
    }
    await takeSkills(url, token);
    const { status, body } = await call(url, 'deleteAccount', token, { password: account.password });
    if (status < 300) return undefined;
    // The path has no id, so it is the operation that is missing.
    if (status === 404 || status === 405 || status === 501) return missing;
    if (status !== 401 || isLastTry) return `deleteAccount answered ${status}: ${body.message ?? ''}`;
    token = undefined;
  }
  return undefined;
}

async function logIn(url: string, account: LedgerAccount): Promise<{ token?: string | undefined; failure?: string }> {
  const { email, password, recoveryCodes = [] } = account;
  let answer = await call(url, 'logIn', undefined, { email, password });
  for (const code of recoveryCodes) {
    if (answer.body.code !== 'code_required' && answer.body.code !== 'wrong_code') break;
    answer = await call(url, 'logIn', undefined, { email, password, code });
  }
  const { status, body } = answer;
  return { token: body.jwtToken, failure: `logIn answered ${status}: ${body.message ?? ''}` };
}

/** Empties the member's skills. A suspended member may not, and is in no list. */
async function takeSkills(url: string, token: string): Promise<void> {
  const userId = idOf(token);
  const form = new FormData();
  form.set('skillsOffered', '[]');
  form.set('skillsRequested', '[]');
  await call(url, 'editUser', token, form, { userId });
}

interface Answer {
  status: number;
  body: { code?: string; message?: string; jwtToken?: string; retryAfter?: number };
}

async function call(
  url: string,
  id: 'deleteAccount' | 'editUser' | 'logIn',
  token: string | undefined,
  body: object,
  path: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { method, path: template } = operationAddresses[id];
  const address = url + template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const isForm = body instanceof FormData;
  const request: RequestInit = {
    method: method.toUpperCase(),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  };
  const response = await retryWhenBusy(() => fetch(address, request));
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Answer['body'] };
}

/** Returns the member's id from a token's payload, where the app reads it. */
export function idOf(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { _id?: string };
  if (typeof payload._id !== 'string') throw new Error('The payload of jwtToken has no _id.');
  return payload._id;
}
