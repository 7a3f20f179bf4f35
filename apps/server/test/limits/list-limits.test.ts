import { expect, test } from 'vitest';
import { inputsOf, operationIds, resolved, type Schema } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { pictureForm } from '../support/pictures.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/** Every text that is a list, such as `searchMembers teaches`. */
const inQueries = operationIds.flatMap((id) =>
  inputsOf(id).parameters.flatMap(({ name, schema }) => {
    const list = resolved(schema)['x-list'];
    return list === undefined ? [] : [[`${id} ${name}`, id, name, list] as const];
  }),
);
const inForms = Object.entries(inputsOf('editUser').body?.schema.properties ?? {}).flatMap(([name, schema]) => {
  const list = resolved(schema)['x-list'];
  return list === undefined ? [] : [[name, list] as const];
});

const entriesOf = ({ maxItems }: NonNullable<Schema['x-list']>, more = 0) =>
  Array.from({ length: maxItems + more }, (_, place) => `Skill ${place}`);

test('the contract has lists in texts', () => {
  expect(inQueries.length).toBeGreaterThan(2);
  expect(inForms.map(([name]) => name)).toEqual(['skillsOffered', 'skillsRequested', 'skillLevels', 'languages']);
});

test.each(inQueries)('%s takes as many names as the contract says', async (_case, id, name, list) => {
  const call = (entries: string[]) => ({ query: { [name]: entries.join(',') } });
  expect((await server.visitor.call(id, call(entriesOf(list)))).status).toBe(200);
  // Commas alone are no entries.
  expect((await server.visitor.call(id, call([...entriesOf(list), '', ' ']))).status).toBe(200);
  expect(await server.visitor.errorOf(id, 400, call(entriesOf(list, 1)))).toBe(
    `${name}: must have at most ${list.maxItems} entries`,
  );
  expect(await server.visitor.errorOf(id, 400, call(['x'.repeat(list.maxLength + 1)]))).toBe(
    `${name}: must have entries of at most ${list.maxLength} characters`,
  );
});

test.each(inForms)('a profile takes as many entries of %s as the contract says', async (name, list) => {
  const [ann] = await enrol(server, 'Ann');
  const form = pictureForm({ [name]: JSON.stringify(entriesOf(list, 1)) });
  expect(await ann.api.errorOf('editUser', 400, { path: { userId: ann.id }, form })).toBe(
    `${name}: must have at most ${list.maxItems} entries`,
  );
});

test('a saved search has as many names as a search', async () => {
  const [ann] = await enrol(server, 'Ann');
  const teaches = Array.from({ length: 9 }, (_, place) => `Skill ${place}`).join(',');
  expect(await ann.api.errorOf('saveSearch', 400, { body: { name: 'Many', filters: { teaches } } })).toBe(
    'filters.teaches: must have at most 8 entries',
  );
});
