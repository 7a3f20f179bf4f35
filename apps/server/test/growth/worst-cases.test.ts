import { beforeAll, expect, test, vi } from 'vitest';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { insertCommunity } from '../support/kinds/kinds.ts';
import { StatementLog } from '../support/programs/statement-log.ts';
import { useServer } from '../support/test-server.ts';
import { type SizedInput, sizedInputs, withInput } from './worst-inputs.ts';

let log: StatementLog;
const server = useServer({ articlesUrl: null }, (database) => {
  log = new StatementLog(database);
  return log.watched();
});

// Sockets are notified after the response, at an unpredictable moment.
beforeAll(() => void vi.spyOn(server.app.context.broadcaster, 'emitNotifications').mockImplementation(() => {}));

/** What a call may cost beyond its ordinary one: nothing for each entry but the rows that it stores. */
const more = { statements: 4, rows: 70 };

/** An invited address stores its link, itself and its email. */
const stored: Readonly<Record<string, number>> = { 'inviteAddresses addresses': 3 * 200 };

const inputs = sizedInputs(new Date('2026-11-20T12:00:00.000Z'));
const nameOf = ({ id, path }: SizedInput) => `${id} ${path.join('.')}`;
const inBodies = inputs.filter((input) => !input.isInQuery).map((input) => [nameOf(input), input] as const);

/** Lists whose generated entries name nothing in this world: they are rejected, and the ordinary call has its own. */
const rejected = [
  'changeAnnouncement announcement.translations',
  'changeSettings values.coverAltIn',
  'changeSettings values.descriptionIn',
  'changeSettings values.joinDomains',
  'changeSettings values.joinQuestionIn',
  'createAnnouncement translations',
  'editMessage descriptions',
  'markAttendance marks',
  'publishText translations',
  'sendMessage attachmentIds',
  'sendMessage descriptions',
  'setAvailability weekly',
];

/** Calls an operation with a value of that input, and counts what the database does. */
async function workOf(input: SizedInput, value: unknown) {
  const occasion = await occasionOfFirstCaller(server, input.id);
  const call = await callOf(input.id, occasion);
  const client = clientOf(server, input.id, occasion.caller);
  log.take();
  log.takeRows();
  const { status } = await client.call(input.id, value === undefined ? call : withInput(call, input, value));
  const statements = log.take().map(({ sql }) => sql);
  return { isDone: status < 300, statements: statements.length, rows: log.takeRows() };
}

/** Describes what exceeds the ordinary work; undefined if nothing does. */
async function excessOf(input: SizedInput): Promise<string | undefined> {
  const isRejected = rejected.includes(nameOf(input));
  const ordinary = await workOf(input, isRejected ? undefined : input.ordinary);
  const worst = await workOf(input, input.worst);
  const isExcess =
    worst.statements > ordinary.statements + more.statements ||
    worst.rows > ordinary.rows + (stored[nameOf(input)] ?? more.rows);
  const isUnknown = !ordinary.isDone || (!worst.isDone && !isRejected);
  return isExcess || isUnknown ? `${nameOf(input)}: ${JSON.stringify({ ordinary, worst })}` : undefined;
}

test('a search with the longest text or list costs what it costs with one word', async () => {
  const size = { members: 300, events: 100, skills: 300, sessions: 50, conversations: 50 };
  await insertCommunity(server.database.db, size, server.clock.now());
  const inQueries = inputs.filter((input) => input.isInQuery);
  expect(inQueries.length).toBeGreaterThan(10);
  for (const input of inQueries) expect.soft(await excessOf(input)).toBeUndefined();
});

test.each(inBodies)('%s costs with all entries what it costs with few', async (_name, input) => {
  expect(await excessOf(input)).toBeUndefined();
});
