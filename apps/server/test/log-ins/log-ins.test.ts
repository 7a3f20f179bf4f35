import { describe, expect, test } from 'vitest';
import { agentOf } from '../../src/modules/auth/agent.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });
const { deliver } = accountEmails(server, mails);

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe('a browser and its system', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
  const chrome =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

  test.each([
    [firefox, 'Firefox on Windows'],
    [safari, 'Safari on iOS'],
    [chrome, 'Chrome on Android'],
    ['curl/8.5.0', ''],
    ['<script>alert(1)</script>', ''],
    [undefined, ''],
  ])('%s is %s', (header, words) => {
    expect(agentOf(header)).toBe(words);
  });
});

async function logIn({ email, password }: TestMember, headers: Record<string, string> = {}): Promise<string> {
  const answer = await server.visitor.call('logIn', {
    body: { email, password },
    headers: { 'user-agent': firefox, ...headers },
  });
  expect(answer.status).toBe(200);
  return [answer.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

const laterBy = (hours: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString());

describe('log-ins', () => {
  test('are listed with their device, this one first, and end one by one or all but this one', async () => {
    const ana = await server.join('Ana');
    laterBy(1);
    await logIn(ana);
    const { logIns } = await ana.api.ok('listLogIns');
    expect(logIns).toMatchObject([{ isCurrent: true }, { isCurrent: false, agent: 'Firefox on Windows' }]);
    await logIn(ana);
    await ana.api.ok('endLogIn', { path: { logInId: logIns[1]?._id ?? '' } });
    expect((await ana.api.ok('listLogIns')).logIns).toHaveLength(2);
    await ana.api.ok('endOtherLogIns');
    expect((await ana.api.ok('listLogIns')).logIns).toEqual([logIns[0]]);
  });
});

describe('a log-in on a new device', () => {
  test('sends an email, except on the first day and on a known device', async () => {
    const ana = await server.join('Ana');
    await logIn(ana);
    expect(await deliver()).toEqual([]);
    laterBy(25);
    const cookie = await logIn(ana);
    expect(await deliver()).toHaveLength(1);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ to: [{ address: ana.email }], subject: 'New log-in to your account' });
    expect(mail?.text).toMatch(/Firefox on Windows logged in on \w+, \w+ \d+ at .+ UTC/);
    expect(mail?.text).toContain('https://swap.example.org/account/devices');
    await logIn(ana, { cookie });
    expect(await deliver()).toEqual([]);
  });
});
