import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { inputsOf } from '../support/contract-inputs.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import type { TestCall, TestClient } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import type { Occasion } from './occasion.ts';
import { prepared } from './prepared.ts';
import { isIdOf, kindOf, targetsOf } from './targets.ts';
import { fieldValues, parameterValues } from './values.ts';
import { gatherCast, makeThing, personIn, type Role, roles } from './world.ts';

/** Returns a call of an operation about a thing, after preparing the data it needs to succeed. */
export async function callOf(id: OperationId, occasion: Occasion): Promise<TestCall> {
  const own = (await prepared[id]?.(occasion)) ?? {};
  return { ...(await plainCallOf(id, occasion, own.body === undefined && own.form === undefined)), ...own };
}

/** Returns a call about a thing, as the contract describes it. */
export async function plainCallOf(id: OperationId, occasion: Occasion, takesBody = true): Promise<TestCall> {
  return {
    path: await parametersIn('path', id, occasion),
    query: await parametersIn('query', id, occasion),
    ...(takesBody && (await bodyOf(id, occasion))),
  };
}

/** Returns the required parameters of a call. */
async function parametersIn(place: string, id: OperationId, occasion: Occasion): Promise<Record<string, string>> {
  const kind = kindOf(id);
  const values: Record<string, string> = {};
  for (const { name, example } of inputsOf(id).parameters.filter((one) => one.in === place && one.required)) {
    const isOfThing = kind !== null && isIdOf(kind, name);
    const value = parameterValues[name]?.(occasion, id) ?? (isOfThing ? occasion.id : example);
    values[name] = String(await value);
  }
  return values;
}

/** Returns the body's example with this world's values. A form without an example only has its picture. */
async function bodyOf(id: OperationId, occasion: Occasion): Promise<Pick<TestCall, 'body' | 'form'>> {
  const { body } = inputsOf(id);
  if (body === null) return {};
  const kind = kindOf(id);
  const sent: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(body.example)) {
    const isOfThing = kind !== null && isIdOf(kind, name);
    const otherwise = isOfThing ? occasion.id : example;
    const value = await (name in fieldValues ? fieldValues[name]?.(occasion, id) : otherwise);
    if (value !== undefined) sent[name] = value;
  }
  if (body.type === 'application/json') return { body: sent };
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  return { form: pictureForm(texts, Object.keys(texts).length === 0 ? await pngPicture() : undefined) };
}

/**
 * Calls an operation as the first member who may, about their own thing, and returns the response.
 * `prepare` runs before each attempt; a visitor calls operations without log-in.
 */
export async function callAsAbleMember(
  server: TestServer,
  id: OperationId,
  prepare: () => void = () => {},
): Promise<{ status: number; role: Role }> {
  const cast = await gatherCast(server);
  const kind = kindOf(id);
  const [target = 'any'] = targetsOf(id);
  for (const role of roles.slice(1)) {
    const caller = personIn(role, cast, kind);
    const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
    const call = await callOf(id, { server, cast, target, id: thing, caller });
    prepare();
    const { status } = await clientOf(server, id, caller).call(id, call);
    if (status < 300) return { status, role };
  }
  throw new Error(`No member may call ${id}: prepare it in apps/server/test/authorisation/calls.ts.`);
}

/**
 * Returns a client with the credentials that the contract requires: the cookie for chat, the bearer
 * token for everything else.
 */
export function clientOf(server: TestServer, id: OperationId, caller: TestMember | null): TestClient {
  if (caller === null) return server.visitor;
  const security = loadContract().operations.get(id)?.security ?? [];
  return security.includes('cookie') && !security.includes('bearer') ? caller.chat : caller.api;
}
