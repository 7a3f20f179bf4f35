import { expect, test } from 'vitest';
import { inputsOf, operationIds, resolved } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

/** Every text of a public query with a maximum, and every number of one. */
const limited = operationIds
  .filter((id) => inputsOf(id).body === null)
  .flatMap((id) =>
    inputsOf(id).parameters.flatMap(({ name, in: place, schema }) => {
      const { maxLength, maximum } = resolved(schema);
      if (place !== 'query' || (maxLength === undefined && maximum === undefined)) return [];
      return [[`${id} ${name}`, id, name, maxLength, maximum] as const];
    }),
  );

test.each(limited)('%s is rejected with its limit as a number', async (_case, id, name, maxLength, maximum) => {
  const [ann] = await enrol(server, 'Ann');
  const required = inputsOf(id).parameters.filter((one) => one.required);
  const values = (place: string) =>
    Object.fromEntries(required.filter((one) => one.in === place).map((one) => [one.name, String(one.example)]));
  const value = maxLength === undefined ? Number(maximum) + 1 : 'x'.repeat(maxLength + 1);
  const call = { path: values('path'), query: { ...values('query'), [name]: String(value) } };
  const answers = [await ann.api.call(id, call), await ann.chat.call(id, call)];
  const rejection = answers.find(({ status }) => status !== 401);
  // An id of any length is checked as an id, and moderators' lists are for them alone.
  if (rejection?.status === 400)
    expect(rejection.body).toMatchObject({
      field: name,
      rule: maxLength === undefined ? 'too_high' : 'too_long',
      params: { limit: maxLength ?? maximum },
    });
  else expect([403, 404]).toContain(rejection?.status);
});

test.each([
  ['required', { title: '   ' }],
  ['one_line', { title: 'Two\nlines' }],
  ['invisible', { title: 'Hid\u200bden' }],
  ['required', { description: '' }],
  ['moment', { start_time: 'soon' }],
  ['number', { max_participants: 'many' }],
  ['too_low', { max_participants: 0 }],
  ['link', { link: 'ftp://example.org' }],
  ['past', { start_time: '2020-01-01T10:00:00Z', end_time: '2020-01-01T11:00:00Z' }],
  ['within_two_years', { start_time: '2030-01-01T10:00:00Z', end_time: '2030-01-01T11:00:00Z' }],
])('an event that is not valid has the rule %s', async (rule, change) => {
  const [host] = await enrol(server, 'Hal');
  const event = await hostEvent(server, host);
  const { start_time, end_time } = event;
  const body = { start_time, end_time, ...change } as Record<string, unknown>;
  const { status, body: error } = await host.api.call('updateEvent', {
    path: { eventId: event._id },
    body: body as never,
  });
  expect([status, error]).toEqual([400, expect.objectContaining({ field: Object.keys(change)[0], rule })]);
});

test('too few places name how many are needed', async () => {
  const [host, ...guests] = await enrol(server, 'Hal', 'Ann', 'Ben');
  const { _id: eventId, start_time, end_time } = await hostEvent(server, host);
  for (const guest of guests) await letIn(host, guest, eventId);
  const body = { start_time, end_time, max_participants: 1 };
  const { status, body: error } = await host.api.call('updateEvent', { path: { eventId }, body });
  expect([status, error]).toEqual([409, expect.objectContaining({ code: 'too_few_places', params: { limit: 2 } })]);
});
