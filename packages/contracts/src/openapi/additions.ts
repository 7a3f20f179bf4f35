import type { Interaction } from '../pact-file.ts';
import { additionalFields, findOperation } from './document.ts';

/**
 * Whether an interaction needs an addition in openapi.yaml, which a backend may lack: the operation
 * itself, a parameter, a field of the response, or a next page. `limit` is always sent and may be ignored.
 */
export function needsAddition(interaction: Interaction): boolean {
  if (interaction.type !== 'Synchronous/HTTP') return false;
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
    additionalFields.some((name) => JSON.stringify(response.body ?? '').includes(`"${name}":`))
  );
}
