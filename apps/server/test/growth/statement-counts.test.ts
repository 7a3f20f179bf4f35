import { beforeAll, expect, test, vi } from 'vitest';
import { callAsAbleMember } from '../authorisation/calls.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { StatementLog } from '../support/statement-log.ts';
import { useServer } from '../support/test-server.ts';

let log: StatementLog;
const server = useServer({ articlesUrl: null }, (database) => {
  log = new StatementLog(database);
  return log.watched();
});

// Sockets are told after the answer, now or a moment later.
beforeAll(() => void vi.spyOn(server.app.context.broadcaster, 'tellNotifications').mockImplementation(() => {}));

// How many SQL statements each operation needs when it succeeds, besides begin and commit; exactly, so that a further
// one is a decision. One of them is the caller's session, wherever the contract asks who calls.
test.each(operationIds)('%s', async (id) => {
  await callAsAbleMember(server, id, () => log.take());
  const ran = log.take().map(({ sql }) => sql);
  expect(ran.length, ran.join('\n')).toMatchSnapshot();
});
