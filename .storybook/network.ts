import { setupWorker } from 'msw/browser';
import { recordCall } from './met-states.ts';

/** Paths of the backend; other requests are Storybook's own. */
const appPaths = /^\/(api|auth|socket\.io)(\/|$)/;

const unhandled: string[] = [];

/** Starts MSW's worker. Requests without a handler fail and are recorded. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative to the site's base path.
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href },
    onUnhandledFrame({ frame }) {
      const request = requestOf(frame.data);
      if (!request) return;
      const url = new URL(request.url);
      if (url.origin === location.origin && !appPaths.test(url.pathname)) return;
      unhandled.push(`${request.method} ${request.url}`);
      frame.errorWith(new TypeError(`No handler for ${request.method} ${request.url}`));
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

/** Throws when the story sent a request without a handler. */
export function assertEveryRequestAnswered() {
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`No handler for:\n${requests.join('\n')}`);
}
