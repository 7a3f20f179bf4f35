import { setupWorker } from 'msw/browser';
import { recordCall } from './met-states.ts';

/** Where the app's own traffic goes. The rest is Storybook loading itself. */
const appPaths = /^\/(api|auth|socket\.io)(\/|$)/;

const unanswered: string[] = [];

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
  worker.events.on('request:start', ({ request }) => recordCall(request));
  worker.events.on('response:mocked', ({ request, response }) => recordCall(request, response.status));
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
