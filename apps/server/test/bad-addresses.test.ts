import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationId } from '../src/contract/handlers.ts';
import { loadContract } from '../src/contract/load-contract.ts';
import { enrol } from './support/enrol.ts';
import { exampleOf } from './support/schema-sampler.ts';
import { useServer } from './support/test-server.ts';

const server = useServer();
const { operations } = loadContract();
const withIds = ([...operations.keys()] as OperationId[]).filter((id) =>
  operations.get(id)?.path.includes('{'),
);
const withQueries: OperationId[] = [
  'listUsers',
  'listEvents',
  'listUserReviews',
  'listGivenReviews',
  'listChatUsers',
  'listMessages',
  'isUserReported',
  'searchSkills',
];

const text = fc.oneof(
  fc.constantFrom('..', '%00', '\0', "'", '__proto__', 'undefined', '00000000-0000-4000-8000-00000000000'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
);

/** Dots are no id but another address. */
const isSegment = (value: string) => value !== '.' && value !== '..';

test.each(withIds)('%s finds nothing under ids that are none', async (id) => {
  const [ann] = await enrol(server, 'Ann');
  const operation = operations.get(id);
  const client = operation?.security.includes('cookie') ? ann.chat : ann.api;
  const body = operation?.bodyTypes.includes('application/json') ? { body: exampleOf(id) } : {};
  const form = operation?.bodyTypes.includes('multipart/form-data') ? { form: new FormData() } : {};
  for (const value of fc.sample(text.filter(isSegment), 60)) {
    const names = [
      'userId',
      'eventId',
      'id',
      'sessionId',
      'reviewId',
      'conversationId',
      'currentUserId',
      'image',
    ];
    const path = Object.fromEntries(names.map((name) => [name, value]));
    const { status } = await client.call(id, { path, ...body, ...form });
    // Speaking for somebody else is refused before anything is looked up.
    expect([400, 403, 404], JSON.stringify(value)).toContain(status);
  }
});

test.each(withQueries)('%s takes or refuses any query', async (id) => {
  const [ann] = await enrol(server, 'Ann');
  const client = operations.get(id)?.security.includes('cookie') ? ann.chat : ann.api;
  const path = { userId: ann.id, currentUserId: ann.id, conversationId: ann.id };
  for (const value of fc.sample(text, 25)) {
    for (const name of ['limit', 'cursor', 'q', 'query', 'after', 'reportedUserId', 'status', 'unknown']) {
      const { status } = await client.call(id, { path, query: { [name]: value } });
      expect(status, `${name}=${JSON.stringify(value)}`).toBeLessThan(500);
    }
  }
});
