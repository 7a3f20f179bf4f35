import { type Schema, schemaChanges } from './schema-changes.ts';
import { type Secured, securitySchemeChanges } from './security-changes.ts';

export interface AsyncApi extends Secured {
  channels: Record<string, { address?: string; messages?: Record<string, Message> }>;
  operations?: Record<string, { action: 'send' | 'receive'; messages?: Message[] }>;
}

interface Message {
  payload?: Schema;
}

/** Describes the changes that break clients of the socket. */
export function messageChanges(before: AsyncApi, after: AsyncApi): string[] {
  const found = securitySchemeChanges(before, after).map((words) => `the socket: ${words}`);
  const sent = Object.values(before.operations ?? {}).flatMap(({ action, messages = [] }) =>
    action === 'send' ? messages : [],
  );
  for (const [name, old] of Object.entries(before.operations ?? {})) {
    const now = after.operations?.[name];
    if (!now) found.push(`the socket: ${name} is gone`);
    else if (old.action !== now.action) found.push(`the socket: ${name} was ${old.action}, and is ${now.action}`);
  }
  for (const [name, { address, messages = {} }] of Object.entries(before.channels)) {
    const channel = after.channels[name];
    if (!channel) found.push(`the channel ${name} is gone`);
    else if (address !== channel.address)
      found.push(`the channel ${name}: address was ${address}, and is ${channel.address}`);
    for (const [event, message] of Object.entries(messages)) {
      const [where, is] = [`the event ${event}`, channel?.messages?.[event]];
      const side = sent.includes(message) ? 'answer' : 'request';
      if (channel && !is) found.push(`${where} is gone`);
      if (is) found.push(...schemaChanges(where, message.payload ?? {}, is.payload ?? {}, side));
    }
  }
  return found;
}
