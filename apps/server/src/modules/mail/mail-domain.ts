import { createPublicKey, type KeyObject } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { MailDomain } from '@skill-exchange/api-client/types';
import type { Clock } from '../../clock.ts';
import type { Settings } from '../../env.ts';
import { mailboxOf } from './mailbox.ts';

/** Resolves to the TXT records of a name, each in parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface MailDomainCheck {
  /** Looks up what the sender's domain publishes about its mail; at most once a minute, if the lookup worked. */
  read(): Promise<MailDomain>;
}

type DomainRecord = MailDomain['records'][number];
type State = Pick<DomainRecord, 'state' | 'value' | 'suggestion'>;

/** How long an answer is used again, in milliseconds. */
const freshMs = 60_000;

/** Timeout of a name, in milliseconds: several name servers may be silent one after the other. */
const nameMs = 5_000;

/** Characters of a record that are shown. */
const mostShown = 1_000;

/** Names above the domain that are asked for DMARC. */
const mostLevels = 4;

const dmarcSuggestion = 'v=DMARC1; p=none';

/** @param servers name servers with their ports; by default, those of the system */
export function createResolveTxt(timeoutMs = nameMs, servers?: readonly string[]): ResolveTxt {
  return async (name) => {
    // The second server has its turn before the end.
    const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 3), tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return await resolver.resolveTxt(name);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Checks the domain of the sender's address: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export function createMailDomainCheck(
  { mail }: Pick<Settings, 'mail'>,
  clock: Clock,
  resolveTxt: ResolveTxt = createResolveTxt(),
): MailDomainCheck {
  const domain = domainToASCII(mailboxOf(mail.from).address.split('@').at(-1) ?? '');
  let last: { at: number; answer: Promise<MailDomain> } | undefined;

  async function look(at: Date): Promise<MailDomain> {
    const records = await Promise.all([
      spfOf(domain, resolveTxt),
      dkimOf(domain, mail.dkim, resolveTxt),
      dmarcOf(domain, resolveTxt),
    ]);
    if (records.some(({ state }) => state === 'unreachable')) last = undefined;
    return { domain, checkedAt: at.toISOString(), records };
  }

  return {
    read: async () => {
      // Without a mail server nobody gets the emails.
      if (mail.smtpUrl === null) return { records: [] };
      const now = clock();
      if (last === undefined || now.getTime() - last.at >= freshMs) last = { at: now.getTime(), answer: look(now) };
      return await last.answer;
    },
  };
}

async function spfOf(domain: string, resolveTxt: ResolveTxt): Promise<DomainRecord> {
  const about = { kind: 'spf', name: domain } as const;
  const texts = await textsOf(resolveTxt, domain);
  if (!Array.isArray(texts)) return { ...about, state: texts };
  const found = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [value = ''] = found;
  // `all` and `+all` are the same.
  const isOpen = /(^| )\+?all( |$)/i.test(value);
  return { ...about, ...counted(found, isOpen ? 'open' : 'found') };
}

async function dkimOf(domain: string, dkim: Settings['mail']['dkim'], resolveTxt: ResolveTxt): Promise<DomainRecord> {
  // The mail server signs, with a selector that only it knows.
  if (dkim === null) return { kind: 'dkim', name: `_domainkey.${domain}`, state: 'by_mail_server' };
  const about = { kind: 'dkim', name: `${dkim.selector}._domainkey.${dkim.domain}` } as const;
  const texts = await textsOf(resolveTxt, about.name);
  if (texts === 'unreachable') return { ...about, state: texts };
  const key = publicKeyOf(createPublicKey(dkim.privateKey));
  const suggestion = `v=DKIM1; k=${key.type}; p=${key.base64}`;
  const found = listOf(texts).filter((text) => tagIn(text, 'p') !== undefined);
  const isOurs = tagIn(found[0] ?? '', 'p') === key.base64;
  return { ...about, ...counted(found, isOurs ? 'found' : 'mismatch', suggestion) };
}

async function dmarcOf(domain: string, resolveTxt: ResolveTxt): Promise<DomainRecord> {
  const own = `_dmarc.${domain}`;
  for (const name of namesAbove(domain).map((above) => `_dmarc.${above}`)) {
    const texts = await textsOf(resolveTxt, name);
    if (texts === 'unreachable') return { kind: 'dmarc', name, state: texts };
    const found = listOf(texts).filter((text) => /^v=DMARC1 *(;|$)/i.test(text));
    if (found.length > 0) return { kind: 'dmarc', name, ...counted(found, 'found') };
  }
  return { kind: 'dmarc', name: own, state: 'missing', suggestion: dmarcSuggestion };
}

/** Returns the domain and those above it: a policy holds for the names below. */
function namesAbove(domain: string): string[] {
  const labels = domain.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  return names.slice(0, Math.max(1, Math.min(mostLevels, labels.length - 1)));
}

/** Returns the state of records of which there must be one. */
function counted(found: readonly string[], state: DomainRecord['state'], suggestion?: string): State {
  const [value] = found;
  const wanted = suggestion === undefined || state === 'found' ? {} : { suggestion };
  if (value === undefined) return { state: 'missing', ...wanted };
  return { state: found.length > 1 ? 'several' : state, value: found.join('\n').slice(0, mostShown), ...wanted };
}

/** Returns the TXT records of a name, or that it does not exist, or that nobody could say. */
async function textsOf(resolveTxt: ResolveTxt, name: string): Promise<string[] | 'no_domain' | 'unreachable'> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA') return [];
    return code === 'ENOTFOUND' ? 'no_domain' : 'unreachable';
  }
}

const listOf = (texts: string[] | 'no_domain') => (texts === 'no_domain' ? [] : texts);

/** Returns the value of a tag of a DKIM record without its spaces. */
function tagIn(record: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}\\s*=([^;]*)`).exec(record) ?? [];
  return value?.replaceAll(/\s/g, '');
}

/** Bytes of an Ed25519 key, at the end of its DER. */
const ed25519Bytes = 32;

function publicKeyOf(key: KeyObject): { type: 'rsa' | 'ed25519'; base64: string } {
  const der = key.export({ type: 'spki', format: 'der' });
  if (key.asymmetricKeyType !== 'ed25519') return { type: 'rsa', base64: der.toString('base64') };
  return { type: 'ed25519', base64: der.subarray(-ed25519Bytes).toString('base64') };
}
