import { loadContract } from '../../../../apps/server/src/contract/load-contract.ts';
import { requireContractAnswer, requireErrorAnswer } from '../../../../apps/server/test/support/answer-contract.ts';
import type { CallAnswer } from './call-answer.ts';

/** Statuses of HTTP, pages and files outside the contract. Never 500. */
const general = new Set([
  100, 101, 200, 204, 206, 301, 302, 304, 400, 401, 403, 404, 405, 408, 413, 414, 415, 417, 429, 431, 503,
]);

const operations = [...loadContract().operations.values()].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns why the contract does not declare a response for the call; null if it does. */
export function undeclaredAnswer(method: string, url: string, answer: CallAnswer): string | null {
  const path = url.split('?')[0] ?? '/';
  const where = `${method} ${path.slice(0, 60)} answered ${answer.status}`;
  if (!general.has(answer.status) && answer.status !== 201 && answer.status !== 409) return where;
  if (method === 'HEAD' || !answer.isWhole) return null;
  const operation = operations.find((one) => one.method === method && one.pattern.test(path));
  try {
    const body: unknown =
      answer.text.startsWith('{') || answer.text.startsWith('[') ? JSON.parse(answer.text) : undefined;
    if (operation !== undefined && !isOfHttp(answer.status))
      requireContractAnswer(operation.path, operation.method.toLowerCase(), answer.status, body);
    // An unknown URL gets the not-found page.
    if (answer.status === 404 && operation === undefined && /^<!doctype html>/i.test(answer.text)) return null;
    // The socket's protocol has its own errors.
    if (answer.status >= 400 && !path.startsWith('/socket.io/')) requireErrorAnswer(body);
    return null;
  } catch (error) {
    return `${where}: ${(error as Error).message.slice(0, 200)}`;
  }
}

/** Statuses of requests rejected before any operation: malformed, too slow, or with too large headers. */
function isOfHttp(status: number): boolean {
  return [400, 408, 417, 431].includes(status);
}
