import { errorStates } from '@skill-exchange/api-mocks/network';
import { operations } from '@skill-exchange/api-mocks/operations';

/** A request of the story and the status of its response; 0 for a network error. */
interface Call {
  readonly line: string;
  readonly status?: number;
}

const calls: Call[] = [];

/** Clears the requests of the previous story. */
export function watchRequests() {
  calls.length = 0;
}

/** Records a request, or its response with a status. */
export function recordCall({ method, url }: Pick<Request, 'method' | 'url'>, status?: number) {
  const line = `${method} ${new URL(url).pathname}`;
  calls.push(status === undefined ? { line } : { line, status });
}

/** Expected status per state; states that are not listed are met by the request itself. */
const statusOf: Readonly<Record<string, number>> = {
  success: 200,
  empty: 200,
  ...errorStates,
};

/** Waits until the story’s requests have their responses, as `play` does where it runs. */
export async function untilAnswered() {
  const isOpen = () => calls.filter(({ status }) => status === undefined).length * 2 > calls.length;
  const end = performance.now() + timeoutMs;
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = isOpen() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Time for requests after `play`, in ms. */
const timeoutMs = 1500;

/**
 * Throws when a state in `parameters.network` never occurred, because the story did not call the operation.
 *
 * @param states state by operation name
 */
export async function assertStatesWereMet(states: unknown) {
  if (typeof states !== 'object' || states === null) return;
  const named = Object.entries(states).map(([name, state]) => [name, String(state)] as const);
  const unmet = () => named.filter(([name, state]) => !wasMet(name, state));
  const end = performance.now() + timeoutMs;
  while (unmet().length > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  if (unmet().length > 0)
    throw new Error(`The story never meets ${unmet().map(([name, state]) => `${name}: ${state}`)}`);
}

function wasMet(name: string, state: string): boolean {
  const operation = Object.entries(operations).find(([known]) => known === name)?.[1];
  if (operation === undefined) return false;
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+');
  const address = new RegExp(`^${operation.method} .*${path}$`, 'i');
  const expected = statusOf[state];
  return calls.some(({ line, status }) => address.test(line) && (expected === undefined || isLike(status, expected)));
}

/** Any 2xx counts as a 200. */
function isLike(status: number | undefined, expected: number): boolean {
  return status !== undefined && (expected === 200 ? status >= 200 && status < 300 : status === expected);
}
