import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { calls } from '../authorisation/calls.ts';
import { roles, table } from '../authorisation/table.ts';
import { kindOf, targetsOf } from '../authorisation/targets.ts';
import { gatherCast, makeThing, personIn } from '../authorisation/world.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { StatementLog } from '../support/statement-log.ts';
import { useServer } from '../support/test-server.ts';
import { statements } from './statements.ts';

let log: StatementLog;
const server = useServer({ articlesUrl: null }, (database) => {
  log = new StatementLog(database);
  return log.watched();
});

/** The first member who may do it with what is theirs; a visitor where nobody is asked. */
function ableRole(id: OperationId) {
  const [target = 'any'] = targetsOf(id);
  const statuses = table[id][target]?.split(' ') ?? [];
  const role = roles.find((_, index) => index > 0 && statuses[index]?.startsWith('2'));
  if (role === undefined) throw new Error(`Nobody may call ${id}.`);
  return { target, role };
}

test.each(operationIds)('%s', async (id) => {
  const { target, role } = ableRole(id);
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const caller = personIn(role, cast, kind);
  const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
  const call = await calls[id]({ server, cast, target, id: thing, caller });
  const isChat = /chat|conversation|message/i.test(id);
  const client = (isChat ? caller?.chat : caller?.api) ?? server.visitor;
  log.take();
  const { status } = await client.call(id, call);
  const ran = log.take().map(({ sql }) => sql);
  expect(status).toBeLessThan(300);
  expect(ran, ran.join('\n')).toHaveLength(statements[id]);
});
