import { beforeAll, expect, test, vi } from 'vitest';
import { callAsAbleMember } from '../authorisation/calls.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { StatementLog } from '../support/programs/statement-log.ts';
import { useServer } from '../support/test-server.ts';

let log: StatementLog;
const server = useServer({ articlesUrl: null }, (database) => {
  log = new StatementLog(database);
  return log.watched();
});

// Sockets are notified after the response, at an unpredictable moment.
beforeAll(() => void vi.spyOn(server.app.context.broadcaster, 'emitNotifications').mockImplementation(() => {}));

// The exact number of database round trips of each successful operation: its statements, and begin and commit of its
// transactions, so that another one is a decision. One of them is the caller's session, if the contract requires one.
test.each(operationIds)('%s', async (id) => {
  await callAsAbleMember(server, id, () => {
    log.take();
    log.takeTransactions();
  });
  const ran = log.take().map(({ sql }) => sql);
  const transactions = log.takeTransactions();
  expect(ran.length + 2 * transactions, ran.join('\n')).toMatchSnapshot();
});
