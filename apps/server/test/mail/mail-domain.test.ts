import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { MailDomain } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { createMailDomainCheck, createResolveTxt } from '../../src/modules/mail/mail-domain.ts';
import { TestClock } from '../support/test-clock.ts';

type Records = Readonly<Record<string, string[] | Error>>;

const failed = (code: string) => Object.assign(new Error(code), { code });
const noNetwork = failed('ECONNREFUSED');

const base = { smtpUrl: 'smtp://smtp.example.net', from: 'Lindenau <hello@mail.lindenau.example>', dkim: null };

/** Makes a check of a domain with these records. */
function checkOf(records: Records, mail: Partial<typeof base | { dkim: object; smtpUrl: null }> = {}) {
  const clock = new TestClock();
  const asked: string[] = [];
  const settings = { mail: { ...base, ...mail } as Parameters<typeof createMailDomainCheck>[0]['mail'] };
  const check = createMailDomainCheck(settings, clock.now, async (name) => {
    asked.push(name);
    const found = records[name] ?? failed('ENOTFOUND');
    if (found instanceof Error) throw found;
    // Records come in parts of 255 characters.
    return found.map((text) => [text.slice(0, 5), text.slice(5)]);
  });
  return {
    check,
    clock,
    asked,
    set: (name: string, texts: string[] | Error) => Object.assign(records, { [name]: texts }),
  };
}

async function recordOf(kind: MailDomain['records'][number]['kind'], records: Records, mail = {}) {
  const { records: found } = await checkOf({ ...records }, mail).check.read();
  return found.find((record) => record.kind === kind);
}

test('without a mail server nothing is looked up', async () => {
  const { check, asked } = checkOf({}, { smtpUrl: null });
  expect(await check.read()).toEqual({ records: [] });
  expect(asked).toEqual([]);
});

test('a domain that there is not lacks all records, and has suggestions that work', async () => {
  const { check, clock } = checkOf({});
  expect(await check.read()).toEqual({
    domain: 'mail.lindenau.example',
    checkedAt: clock.now().toISOString(),
    records: [
      { kind: 'spf', name: 'mail.lindenau.example', state: 'no_domain' },
      { kind: 'dkim', name: '_domainkey.mail.lindenau.example', state: 'by_mail_server' },
      { kind: 'dmarc', name: '_dmarc.mail.lindenau.example', state: 'missing', suggestion: 'v=DMARC1; p=none' },
    ],
  });
});

test.each([
  ['found', ['site-verification=1', 'v=spf1 include:_spf.example.net -all']],
  ['found', ['V=SPF1 mx ~all']],
  ['missing', ['v=spf10 -all', 'spf1']],
  ['several', ['v=spf1 mx -all', 'v=spf1 include:_spf.example.net -all']],
  ['open', ['v=spf1 mx +all']],
  ['open', ['v=spf1 all']],
])('SPF is %s with %j', async (state, texts) => {
  expect(await recordOf('spf', { 'mail.lindenau.example': texts })).toMatchObject({ state });
});

test.each(['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL'])('a lookup that ends with %s says nothing', async (code) => {
  const records = { 'mail.lindenau.example': failed(code), '_dmarc.mail.lindenau.example': failed(code) };
  expect(await recordOf('spf', records)).toEqual({ kind: 'spf', name: 'mail.lindenau.example', state: 'unreachable' });
  expect(await recordOf('dmarc', records)).toMatchObject({ state: 'unreachable' });
});

test('a name with other records lacks this one', async () =>
  expect(await recordOf('spf', { 'mail.lindenau.example': failed('ENODATA') })).toMatchObject({ state: 'missing' }));

test('the policy of a domain above holds for ours', async () => {
  const records = { '_dmarc.lindenau.example': ['v=DMARC1; p=quarantine'] };
  expect(await recordOf('dmarc', records)).toEqual({
    kind: 'dmarc',
    name: '_dmarc.lindenau.example',
    state: 'found',
    value: 'v=DMARC1; p=quarantine',
  });
  const two = { '_dmarc.mail.lindenau.example': ['v=DMARC1; p=none', 'v=DMARC1;p=reject'] };
  expect(await recordOf('dmarc', two)).toMatchObject({ state: 'several' });
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ed25519 = generateKeyPairSync('ed25519');
const base64Of = ({ publicKey }: typeof rsa) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const dkimOf = ({ privateKey }: typeof rsa) => ({
  ...{ domain: 'lindenau.example', selector: 'swap' },
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
});
const selector = 'swap._domainkey.lindenau.example';
const ofRsa = `v=DKIM1; k=rsa; p=${base64Of(rsa)}`;

test('the key of a record is the one that signs', async () => {
  const dkim = dkimOf(rsa);
  expect(await recordOf('dkim', { [selector]: [ofRsa] }, { dkim })).toEqual({
    ...{ kind: 'dkim', name: selector, state: 'found', value: ofRsa },
  });
  const spaced = `k=rsa; p= ${base64Of(rsa).replace(/(.{64})/, '$1 ')}`;
  expect(await recordOf('dkim', { [selector]: [spaced] }, { dkim })).toMatchObject({ state: 'found' });
  expect(await recordOf('dkim', {}, { dkim })).toMatchObject({ state: 'missing', suggestion: ofRsa });
  for (const other of ['v=DKIM1; p=', 'v=DKIM1; p=MIGfMA0G'])
    expect(await recordOf('dkim', { [selector]: [other] }, { dkim })).toMatchObject({
      ...{ state: 'mismatch', value: other, suggestion: ofRsa },
    });
});

test('the key of Ed25519 is its last 32 bytes', async () => {
  const raw = Buffer.from(base64Of(ed25519), 'base64').subarray(12).toString('base64');
  const record = `v=DKIM1; k=ed25519; p=${raw}`;
  expect(await recordOf('dkim', { [selector]: [record] }, { dkim: dkimOf(ed25519) })).toMatchObject({ state: 'found' });
});

test('an answer is used for a minute, and a failure not at all', async () => {
  const { check, clock, asked, set } = checkOf({ 'mail.lindenau.example': noNetwork });
  const spf = async () => (await check.read()).records[0]?.state;
  expect(await spf()).toBe('unreachable');
  set('mail.lindenau.example', ['v=spf1 mx -all']);
  expect(await Promise.all([spf(), spf()])).toEqual(['found', 'found']);
  const { length } = asked;
  clock.advance(59);
  expect(await spf()).toBe('found');
  expect(asked).toHaveLength(length);
  set('mail.lindenau.example', failed('ENODATA'));
  clock.advance(2);
  expect(await spf()).toBe('missing');
});

test('a domain in another script is looked up as DNS has it', async () => {
  const { check } = checkOf({}, { from: 'hallo@bücher.example' });
  expect((await check.read()).domain).toBe('xn--bcher-kva.example');
});

test('a silent name server is waited for no longer than the timeout', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const servers = [`127.0.0.1:${silent.address().port}`];
  const asked = once(silent, 'message');
  await expect(createResolveTxt(50, servers)('lindenau.example')).rejects.toMatchObject({
    code: expect.stringMatching(/^(ECANCELLED|ETIMEOUT)$/),
  });
  await asked;
  silent.close();
});
