import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

interface Tag {
  name: string;
  description: string;
}

interface Socket {
  channels: { chat: { messages: object } };
  operations: Record<
    string,
    { action: 'send' | 'receive'; messages?: { $ref: string }[]; reply?: { messages: { $ref: string }[] } }
  >;
  components: { messages: Record<string, { payload: unknown; 'x-verified-with'?: string }> };
}

const openapi = load(read('openapi.yaml')) as { info: { version: string }; tags: Tag[] };
const asyncapi = load(read('asyncapi.yaml')) as Socket & { info: { version: string } };

const nameIn = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? '';

/** Returns the events of the socket with their senders, as in asyncapi.yaml; acknowledgements have no name of their own. */
function eventsOfSocket(): string[] {
  return Object.values(asyncapi.operations)
    .flatMap(({ action, messages = [], reply }) => [
      ...messages.map((one) => [nameIn(one), action === 'send' ? 'server' : 'client']),
      ...(reply?.messages ?? []).map((one) => [nameIn(one), 'server']),
    ])
    .filter(([name = '']) => !['connect', 'joined'].includes(name))
    .map(([name, from]) => `${name} from ${from}`)
    .sort();
}

test('the table of socket events in openapi.yaml has all of asyncapi.yaml', () => {
  const { description = '' } = openapi.tags.find(({ name }) => name === 'chat') ?? {};
  const rows = [...description.matchAll(/^\| `(\w+)` \| (client|server) \|/gm)];
  expect(rows.map(([, name, from]) => `${name} from ${from}`).sort()).toEqual(eventsOfSocket());
});

test('both documents have the same version', () => {
  expect(asyncapi.info.version).toBe(openapi.info.version);
});

test('values that are open in one document are open in the other', () => {
  const own = JSON.stringify(asyncapi.components.messages);
  // A closed copy of an open list would reject its new values.
  expect(own).not.toContain('"enum"');
});
