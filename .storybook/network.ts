import { operations } from '@skill-exchange/api-mocks/operations';
import { setupWorker } from 'msw/browser';

/** Where the app's own traffic goes. The rest is Storybook loading itself. */
const appPaths = /^\/(api|auth|socket\.io)(\/|$)/;

const unanswered: string[] = [];

/** What the story has asked for, as 'GET /api/user/getAll'. */
const asked: string[] = [];

/** Forgets what the story before asked for. */
export function watchRequests() {
  asked.length = 0;
}

/** Starts the worker that answers for the backend. What no handler answers fails at once and is remembered. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside this page, wherever the site is served from.
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href },
    onUnhandledFrame({ frame }) {
      const request = requestOf(frame.data);
      if (!request) return;
      const url = new URL(request.url);
      if (url.origin === location.origin && !appPaths.test(url.pathname)) return;
      unanswered.push(`${request.method} ${request.url}`);
      frame.errorWith(new TypeError(`No handler answers ${request.method} ${request.url}`));
    },
  });
  worker.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  return worker;
}

function requestOf(data: unknown): Request | undefined {
  return typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : undefined;
}

/** Throws when the story asked for something that no handler answers. */
export function assertEveryRequestAnswered() {
  const requests = unanswered.splice(0);
  if (requests.length > 0) throw new Error(`No handler answers:\n${requests.join('\n')}`);
}

/** How long a story may take to make its calls after its `play` has ended, in ms. */
const patienceMs = 1500;

/**
 * Throws when the story puts an operation into a state and then never calls it: what it shows is something else.
 *
 * @param states What `parameters.network` says: states by the name of an operation.
 */
export async function assertStatesWereMet(states: unknown) {
  if (typeof states !== 'object' || states === null) return;
  const named = Object.entries(operations).filter(([name]) => name in states);
  const unmet = () => named.filter(([, { method, path }]) => !wasAsked(method, path)).map(([name]) => name);
  const end = performance.now() + patienceMs;
  while (unmet().length > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (unmet().length > 0) throw new Error(`The story never calls ${unmet().join(', ')}`);
}

function wasAsked(method: string, path: string): boolean {
  const address = new RegExp(`^${method} .*${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`, 'i');
  return asked.some((request) => address.test(request));
}
