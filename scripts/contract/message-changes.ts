import { type Schema, schemaChanges } from './schema-changes.ts';
import { type Secured, securityChanges, securitySchemeChanges } from './security-changes.ts';

export interface AsyncApi extends Secured {
  servers?: Record<string, Server>;
  channels: Record<string, Channel>;
  operations?: Record<string, Operation>;
}

interface Server {
  protocol: string;
  pathname?: string;
  security?: { type: string; name?: string }[];
}

interface Channel {
  address?: string;
  messages?: Record<string, Message>;
}

interface Operation {
  action: 'send' | 'receive';
  channel?: Channel;
  messages?: Message[];
}

interface Message {
  title?: string;
  payload?: Schema;
}

/** Describes the changes that break clients of the socket. */
export function messageChanges(before: AsyncApi, after: AsyncApi): string[] {
  const changes = [...securitySchemeChanges(before, after), ...serverChanges(before.servers, after.servers)];
  const found = changes.map((words) => `the socket: ${words}`);
  const sent = Object.values(before.operations ?? {}).flatMap(({ action, messages = [] }) =>
    action === 'send' ? messages : [],
  );
  for (const [name, old] of Object.entries(before.operations ?? {})) {
    const now = after.operations?.[name];
    if (!now) found.push(`the socket: ${name} is gone`);
    else found.push(...operationChanges(old, now).map((words) => `the socket: ${name} ${words}`));
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

function serverChanges(before: AsyncApi['servers'] = {}, after: AsyncApi['servers'] = {}): string[] {
  const nameOf = ({ protocol, pathname = '/' }: Server) => `${protocol} ${pathname}`;
  const waysOf = ({ security }: Server) => security?.map(({ type, name = type }) => ({ [name]: [] }));
  return Object.values(before).flatMap((old) => {
    const now = Object.values(after).find((one) => nameOf(one) === nameOf(old));
    return now ? securityChanges(waysOf(old), waysOf(now)) : [`the server ${nameOf(old)} is gone`];
  });
}

function operationChanges(old: Operation, now: Operation): string[] {
  // Undefined for the reference to a message that is gone.
  const titles = now.messages?.map((message?: Message) => message?.title) ?? [];
  const gone = (old.messages ?? []).filter(({ title }) => !titles.includes(title));
  return [
    ...(old.action === now.action ? [] : [`was ${old.action}, and is ${now.action}`]),
    ...(old.channel?.address === now.channel?.address ? [] : ['moved to another channel']),
    ...gone.map(({ title }) => `no longer has ${title}`),
  ];
}
