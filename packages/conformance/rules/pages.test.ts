import { operations } from '@skill-exchange/contracts/operations';
import { expect } from 'vitest';
import { addition } from '../src/addition.ts';
import type { OperationId } from '../src/backend.ts';
import { newMember } from '../src/members.ts';

/** Lists without a path parameter that any member may read, excluding moderators' lists. */
const lists = [...operations.values()].filter(
  ({ path, parameters = [], tags }) =>
    parameters.some(({ name }) => name === 'cursor') && !path.includes('{') && !tags.includes('moderation'),
);

for (const { operationId, parameters = [] } of lists) {
  const { maximum = 0 } = parameters.find(({ name }) => name === 'limit')?.schema ?? {};
  addition(`${operationId}: a page of no size, of too many, or behind a cursor that is none is a 400`, async () => {
    const { api } = await newMember('Ann');
    const required = parameters.filter((one) => one.in === 'query' && one.required);
    const needed = Object.fromEntries(required.map(({ name, example }) => [name, example]));
    for (const query of [{ limit: 0 }, { limit: Number(maximum) + 1 }, { cursor: 'none' }]) {
      const { status, body } = await api.call(operationId as OperationId, { query: { ...needed, ...query } });
      expect({ status, body }, JSON.stringify(query)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: Object.keys(query)[0] },
      });
    }
  });
}
