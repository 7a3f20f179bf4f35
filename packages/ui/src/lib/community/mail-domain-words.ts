import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { MailDomain } from '@skill-exchange/api-client/types';
import { i18n } from '../texts/i18n.ts';

export type DomainRecord = MailDomain['records'][number];
type Kind = DomainRecord['kind'];
type State = DomainRecord['state'];

/** What each record is for. */
const purposes: Readonly<Record<Kind, MessageDescriptor>> = {
  spf: msg`Names the servers that send for this domain.`,
  dkim: msg`Has the key that emails are signed with.`,
  dmarc: msg`Says what becomes of emails that only pretend to be yours.`,
};

const states: Readonly<Record<State, MessageDescriptor>> = {
  found: msg`Set`,
  missing: msg`Missing`,
  several: msg`Set more than once`,
  open: msg`Lets everybody send`,
  mismatch: msg`Has another key`,
  by_mail_server: msg`Up to your mail server`,
  no_domain: msg`No such domain`,
  unreachable: msg`Couldn’t look it up`,
};

const unreachable = msg`No name server answered. See whether this server reaches the internet, then look again.`;

/** What to do. */
const hints: Readonly<Record<Kind, Partial<Record<State, MessageDescriptor>>>> = {
  spf: {
    found: msg`See that it names your mail server. Its provider says how.`,
    missing: msg`Add a TXT record that names your mail server. Its provider says which one, such as “v=spf1 include:… -all”.`,
    several: msg`With several records that begin with “v=spf1”, none counts. Join them into one.`,
    open: msg`“+all” lets anybody send in your name. End the record with “-all” or “~all”.`,
    no_domain: msg`The name server knows no such domain, so providers refuse emails from it. Check MAIL_FROM, and whether this server reaches the internet.`,
    unreachable,
  },
  dkim: {
    found: msg`It fits the key of this server.`,
    missing: msg`Add this TXT record. Without it, the signatures of this server count for nothing.`,
    several: msg`Keep one record, the one with the key of this server.`,
    mismatch: msg`This server signs with the key of DKIM_KEY_FILE. Replace the record with this one.`,
    by_mail_server: msg`Most providers sign emails for you. Send yourself a test and look for “dkim=pass” in its source. To sign here, set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE; docs/mail.md says how.`,
    unreachable,
  },
  dmarc: {
    missing: msg`Large providers ask for it. Add this TXT record; it changes nothing about how emails are delivered.`,
    several: msg`With several records that begin with “v=DMARC1”, none counts. Keep one.`,
    unreachable,
  },
};

/** States that need nobody. */
const fine: readonly string[] = ['found', 'by_mail_server'];

/** Whether somebody should set or mend the record, as far as the name server says. */
export const needsSomebody = ({ state }: DomainRecord): boolean => ![...fine, 'unreachable'].includes(state);

interface RecordWords {
  name: string;
  purpose: string | undefined;
  state: string;
  hint: string | undefined;
  isFine: boolean;
}

/** Returns what a record is, how it is, and what to do. Kinds and states of a newer server have their names. */
export function recordWords({ kind, state }: DomainRecord): RecordWords {
  const say = (message: MessageDescriptor | undefined) => message && i18n._(message);
  return {
    name: kind.toUpperCase(),
    purpose: say(purposes[kind]),
    state: say(states[state]) ?? (state as string).replaceAll('_', ' '),
    hint: say(hints[kind]?.[state]),
    isFine: fine.includes(state),
  };
}

/** Reasons by the codes of RFC 3463, and of RFC 5321 without those. */
const refusals: readonly [RegExp, MessageDescriptor][] = [
  [/ 5\.1\.8$| 5\.7\./, msg`The provider refuses our emails. See the domain below`],
  [/ 5\.1\./, msg`There is no such mailbox`],
  [/ 5\.2\.2$|^552$/, msg`The mailbox is full`],
  [/ 5\.2\.3$| 5\.3\.4$/, msg`The email is too large for the mailbox`],
  [/ 5\.2\./, msg`The mailbox is turned off`],
  [/ 5\.4\./, msg`The provider of the address can’t be reached`],
];

/** Returns why a mail server refused an address: "There is no such mailbox (550 5.1.1)". */
export function refusalWords(code: string): string {
  const [, found] = refusals.find(([codes]) => codes.test(code)) ?? [];
  const reason = found === undefined ? t`The mail server gave no reason` : i18n._(found);
  return code === '' ? reason : `${reason} (${code})`;
}
