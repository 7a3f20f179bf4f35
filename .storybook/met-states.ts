import { operations } from '@skill-exchange/api-mocks/operations';

/** A call of the story's app, and the status of its answer once there is one: 0 where nothing could be reached. */
interface Call {
  readonly line: string;
  readonly status?: number;
}

const calls: Call[] = [];

/** Forgets what the story before asked for. */
export function watchRequests() {
  calls.length = 0;
}

/** Remembers that the story made a call, or what it was answered. */
export function recordCall({ method, url }: Pick<Request, 'method' | 'url'>, status?: number) {
  const line = `${method} ${new URL(url).pathname}`;
  calls.push(status === undefined ? { line } : { line, status });
}

/** What an answer's status has to be; a state that is not here is met by the call itself. */
const statusOf: Readonly<Record<string, number>> = {
  success: 200,
  empty: 200,
  error: 500,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  unavailable: 503,
};

/** How long a story may take to make its calls after its `play` has ended, in ms. */
const patienceMs = 1500;

/**
 * Throws when the story names a state of an operation and the network never brought it about: what the story shows is
 * something else.
 *
 * @param states What `parameters.network` says: states by the name of an operation.
 */
export async function assertStatesWereMet(states: unknown) {
  if (typeof states !== 'object' || states === null) return;
  const named = Object.entries(states).map(([name, state]) => [name, String(state)] as const);
  const unmet = () => named.filter(([name, state]) => !wasMet(name, state));
  const end = performance.now() + patienceMs;
  while (unmet().length > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (unmet().length > 0)
    throw new Error(`The story never meets ${unmet().map(([name, state]) => `${name}: ${state}`)}`);
}

function wasMet(name: string, state: string): boolean {
  const operation = Object.entries(operations).find(([known]) => known === name)?.[1];
  if (operation === undefined) return false;
  const path = operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+');
  const address = new RegExp(`^${operation.method} .*${path}$`, 'i');
  const expected = statusOf[state];
  return calls.some(
    ({ line, status }) => address.test(line) && (expected === undefined || isLike(status, expected)),
  );
}

/** A 201 is as good as a 200. */
function isLike(status: number | undefined, expected: number): boolean {
  return status !== undefined && (expected === 200 ? status >= 200 && status < 300 : status === expected);
}
