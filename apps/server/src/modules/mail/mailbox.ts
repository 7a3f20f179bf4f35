export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Parses a setting such as `Skill Exchange <hello@example.org>`. The name may contain any characters,
 * quoted or not: nodemailer quotes it in headers.
 */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text.trim()) ?? [];
  const [, quoted = name.trim()] = /^"(.*)"$/.exec(name.trim()) ?? [];
  return { name: quoted.replaceAll(/\\(.)/g, '$1'), address: address.trim() };
}
