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
beforeAll(() => void vi.spyOn(server.app.context.broadcaster, 'emitNotifications').mockImplementation(() => {}));

// How many round trips to the database each operation takes when it succeeds: its statements, and begin and commit of its
// transactions; exactly, so that a further one is a decision. One of them is the caller's session, wherever the contract
// asks who calls.
test.each(operationIds)('%s', async (id) => {
  await callAsAbleMember(server, id, () => {
    log.take();
    log.takeTransactions();
  });
  const ran = log.take().map(({ sql }) => sql);
  const transactions = log.takeTransactions();
  expect(ran.length + 2 * transactions, ran.join('\n')).toMatchSnapshot();
});
