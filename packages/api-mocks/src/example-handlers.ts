import { type HttpHandler, HttpResponse, http } from 'msw';
import { successExamples } from './generated/examples.ts';
import { type Addresses, addressOf } from './http.ts';
import { isOperationName, type OperationName, operations } from './operations.ts';

const examples: { readonly [Name in OperationName]?: { status: number; body: object | null } } = successExamples;

/** Handlers that answer the contract's example, for operations that have no handler of their own. */
export function exampleHandlers(
  addresses: Addresses,
  written: object,
): Record<keyof typeof successExamples, HttpHandler> {
  const handlers: { [Name in OperationName]?: HttpHandler } = {};
  for (const name of Object.keys(examples).filter(isOperationName)) {
    if (Object.hasOwn(written, name)) continue;
    const { method, path } = operations[name];
    handlers[name] = http[method](addressOf(path, addresses), () =>
      HttpResponse.json(examples[name]?.body ?? null, { status: examples[name]?.status ?? 200 }),
    );
  }
  return handlers as Record<keyof typeof successExamples, HttpHandler>;
}
