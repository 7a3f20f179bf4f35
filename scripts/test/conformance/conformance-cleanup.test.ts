import { appendFileSync, existsSync } from 'node:fs';
import { operationAddresses } from '@skill-exchange/api-client/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAccount, readLedger } from '../../../packages/conformance/src/clean-up/account-ledger.ts';
import {
  type Backend,
  cleanUp,
  cleanUpAfterKilled,
  newLedger,
} from '../../../packages/conformance/src/clean-up/clean-up.ts';
import { idOf } from '../../../packages/conformance/src/clean-up/delete-accounts.ts';
import { startBackend } from '../../lib/conformance-backend.ts';

let backend: Backend & { stop: () => Promise<void> };
let ledger: string;
beforeAll(async () => {
  backend = await startBackend();
  ledger = newLedger(backend);
}, 180_000);
afterAll(async () => await backend?.stop());

type Id = keyof typeof operationAddresses;
interface Login {
  email: string;
  password: string;
  token: string;
}

async function call(id: Id, body: object | undefined, { token, email }: Partial<Login> = {}, path = '') {
  const { method, path: template } = operationAddresses[id];
  const response = await fetch(backend.url + template.replace(/\{\w+\}/, path), {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered = await response.json();
  if (!response.ok) throw new Error(`${id} answered ${response.status}: ${JSON.stringify(answered)}`);
  noteAccount(ledger, id, { sent: body, answered, caller: email });
  return answered;
}

async function join(name: string, skill: string): Promise<Login> {
  const account = { email: `${crypto.randomUUID()}@conformance.example`, password: 'three unrelated lanterns' };
  await call('signUp', { ...account, name, skillsOffered: [skill], skillsRequested: [] });
  const { jwtToken } = await call('logIn', account);
  return { ...account, token: jwtToken };
}

/** Returns what visitors see on the landing page. */
async function publicLists() {
  const [events, skills, users] = await Promise.all([
    call('listEvents', undefined),
    call('listRecentSkills', undefined),
    call('listUsers', undefined),
  ]);
  return { events, skills, users };
}

/** Leaves a public event, a skill of two members on the landing page, a case, and accounts that are hard to delete. */
async function leaveThings(): Promise<void> {
  const skill = `Lantern ${crypto.randomUUID().slice(0, 8)}`;
  const [host, changing, gone] = [await join('Host', skill), await join('Ben', skill), await join('Cay', skill)];
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const times = { date: at(48), start_time: at(48), end_time: at(49) };
  await call(
    'createEvent',
    {
      ...times,
      title: 'Lanterns',
      description: 'We fold.',
      skills: [skill],
      link: 'https://meet.example.org/x',
      max_participants: 3,
    },
    host,
  );
  await call('reportContent', { kind: 'member', id: idOf(host.token), reason: 'Why' }, changing);
  const newPassword = 'four quite unrelated lanterns';
  await call('changePassword', { currentPassword: changing.password, newPassword }, changing);
  await call('logOut', undefined, changing);
  await call('deleteAccount', { password: gone.password }, gone);
  const lists = JSON.stringify(await publicLists());
  for (const left of ['Lanterns', skill]) expect(lists).toContain(left);
}

test('a run deletes its accounts with their traces on public pages, and closes the cases about them', async () => {
  const before = await publicLists();
  await leaveThings();
  expect(readLedger(ledger)).toHaveLength(3);
  expect(await cleanUp(backend, ledger)).toEqual(['deleted 3 of 3 accounts, and closed 1 cases']);
  expect(await publicLists()).toEqual(before);
  expect(existsSync(ledger)).toBe(false);
});

test('the next run deletes what a killed one left, even with a cut-off line', async () => {
  const before = await publicLists();
  // No process has this number.
  ledger = ledger.replace(/\d+$/, '4194305');
  await leaveThings();
  appendFileSync(ledger, '{"email":"cut');
  expect(await cleanUpAfterKilled(backend)).toEqual(['deleted 3 of 3 accounts, and closed 1 cases']);
  expect(await publicLists()).toEqual(before);
  expect(await cleanUpAfterKilled(backend)).toEqual([]);
});

test('accounts that remain are named, and kept for the next attempt', async () => {
  await call('signUp', { email: 'left@conformance.example', password: 'three unrelated lanterns', name: 'Left' });
  appendFileSync(ledger, `${JSON.stringify({ email: 'left@conformance.example', password: 'another one, sadly' })}\n`);
  const exitCode = process.exitCode;
  const [first, second] = await cleanUp(backend, ledger);
  process.exitCode = exitCode;
  expect(first).toBe('deleted 0 of 1 accounts');
  expect(second).toMatch(/^the account left@conformance\.example remains: logIn answered 401/);
  expect(readLedger(ledger)).toHaveLength(1);
  appendFileSync(
    ledger,
    `${JSON.stringify({ email: 'left@conformance.example', password: 'three unrelated lanterns' })}\n`,
  );
  expect(await cleanUp(backend, ledger)).toEqual(['deleted 1 of 1 accounts']);
});
