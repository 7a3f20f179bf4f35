import { type Interaction, type PactBody, subjectOf } from '../pact-file.ts';
import { findOperation, type Operation, type Schema, socketMessages } from './document.ts';

/**
 * Whether an interaction needs an addition in openapi.yaml, which a backend may lack: the operation
 * or socket event itself, a parameter, a field of the request or the response, or a next page. `limit` is always sent and may be ignored.
 */
export function needsAddition(interaction: Interaction): boolean {
  if (interaction.type !== 'Synchronous/HTTP') {
    const { payload, 'x-addition': isAddition = false } = socketMessages.get(subjectOf(interaction)) ?? {};
    return isAddition || hasAddition(payload, interaction.contents.content);
  }
  const { request, response } = interaction;
  const operation = findOperation(request.method, request.path)?.operation;
  if (operation === undefined) return false;
  const sent = [...Object.keys(request.query ?? {}), ...Object.keys(request.headers ?? {})];
  const additions = (operation.parameters ?? []).filter(
    (parameter) => parameter['x-addition'] && parameter.name !== 'limit',
  );
  return (
    operation['x-addition'] === true ||
    additions.some(({ name }) => sent.includes(name)) ||
    'Link' in (response.headers ?? {}) ||
    (operation.requestBody?.['x-addition'] === true && request.body !== undefined) ||
    hasAddition(jsonSchema(operation.requestBody?.content), jsonOf(request.body)) ||
    hasAddition(jsonSchema(operation.responses[response.status]?.content), jsonOf(response.body))
  );
}

const jsonSchema = (content: NonNullable<Operation['requestBody']>['content'] | undefined) =>
  content?.['application/json']?.schema;

const jsonOf = (body: PactBody | undefined) => (body?.encoded === false ? body.content : undefined);

/** Whether a value has a field that its schema marks as an addition. */
function hasAddition(schema: Schema | undefined, value: unknown): boolean {
  if (schema === undefined || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((entry) => hasAddition(schema.items as Schema | undefined, entry));
  return partsOf(schema).some(({ properties }) =>
    Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).some(
      ([name, field]) =>
        name in value &&
        (field['x-addition'] === true || hasAddition(field, (value as Readonly<Record<string, unknown>>)[name])),
    ),
  );
}

/** A schema and those that it combines. */
function partsOf(schema: Schema): Schema[] {
  const combined = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => (list as Schema[] | undefined) ?? []);
  return [schema, ...combined.flatMap(partsOf)];
}
