export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Reads a setting such as `Skill Exchange <hello@example.org>`. The name may have any characters, in quotes or without:
 * whoever writes a header quotes them.
 */
export function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text.trim()) ?? [];
  const [, quoted = name.trim()] = /^"(.*)"$/.exec(name.trim()) ?? [];
  return { name: quoted.replaceAll(/\\(.)/g, '$1'), address: address.trim() };
}
