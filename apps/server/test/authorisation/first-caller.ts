import type { OperationId } from '../../src/contract/handlers.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { isNamed } from './expected.ts';
import type { Occasion } from './occasion.ts';
import { kindOf, targetsOf } from './targets.ts';
import { gatherCast, makeThing, personIn, roles } from './world.ts';

/** Sets up an operation's first target, and the first member that its contract names as a caller. */
export async function occasionOfFirstCaller(
  server: TestServer,
  id: OperationId,
): Promise<Occasion & { caller: TestMember }> {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const [target = 'any'] = targetsOf(id);
  const role = roles.find((one) => one !== 'visitor' && isNamed(id, target, one)) ?? 'member';
  const caller = personIn(role, cast, kind) ?? cast.member;
  return { server, cast, target, id: kind === null ? '' : await makeThing(server, cast, kind, target), caller };
}
