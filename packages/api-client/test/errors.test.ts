import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createSend } from '../src/calls/send.ts';
import { createApiClient } from '../src/client.ts';
import { checkAuth } from '../src/endpoints/auth.ts';
import { isReportedQuery } from '../src/endpoints/reports.ts';
import { createSessionMutation } from '../src/endpoints/sessions.ts';
import { ApiError, isApiError, isUnanswered, serverMessageOr } from '../src/errors.ts';
import { backend, failureOf, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi();

function answer(response: () => Response): Promise<unknown> {
  network.use(http.get(`${backend}/api/user/get/:userId`, response));
  return failureOf(api.GET('/api/user/get/{userId}', { params: { path: { userId: 'secret-id' } } }));
}

describe('an error', () => {
  it('has the status, the server’s message and the operation without ids', async () => {
    const error = await answer(() =>
      HttpResponse.json({ success: false, message: 'User not found.' }, { status: 404 }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      message: 'User not found.',
      serverMessage: 'User not found.',
      operation: 'GET /api/user/get/{userId}',
    });
    expect(isApiError(error, 404)).toBe(true);
    expect(isApiError(error, 403)).toBe(false);
    expect(serverMessageOr(error, 'Ours')).toBe('User not found.');
  });

  it('has the code, and the field that is not valid', async () => {
    const invalid = { success: false, code: 'invalid_input', field: 'userId', message: 'userId is too long.' };
    const error = await answer(() => HttpResponse.json(invalid, { status: 400 }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_input', field: 'userId' });
  });

  it.each([
    ['an older backend', () => HttpResponse.json({ success: false, message: 'User not found.' }, { status: 404 })],
    ['a proxy', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
    ['a backend with codes of another kind', () => HttpResponse.json({ code: 404, field: null }, { status: 404 })],
  ])('of %s has neither code nor field', async (_whose, response) => {
    expect(await answer(response)).toMatchObject({ status: 404, code: undefined, field: undefined });
  });

  it.each([
    ['a proxy’s page', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['nothing', () => new HttpResponse(null, { status: 502 })],
    ['a blank message', () => HttpResponse.json({ message: ' ' }, { status: 502 })],
    ['a message that is not text', () => HttpResponse.json({ message: { en: 'No' } }, { status: 502 })],
  ])('with %s gets a plain sentence', async (_what, response) => {
    const error = await answer(response);
    expect(error).toMatchObject({ status: 502, message: expect.stringMatching(/^Something went wrong/) });
    expect(serverMessageOr(error, 'Failed to load')).toBe('Failed to load');
  });

  it.each([
    ['120', 120],
    ['-5', 0],
    ['soon', undefined],
  ])('with Retry-After %s asks to wait %s seconds', async (header, seconds) => {
    const headers = { 'Retry-After': header };
    const error = await answer(() => HttpResponse.json({}, { status: 429, headers }));
    expect(error instanceof ApiError && error.retryAfter).toBe(seconds);
  });

  it('with a date in Retry-After asks for the seconds until then', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    const headers = { 'Retry-After': 'Fri, 20 Nov 2026 10:00:30 GMT' };
    const error = await answer(() => HttpResponse.json({}, { status: 503, headers }));
    vi.useRealTimers();
    expect(error).toMatchObject({ retryAfter: 30 });
  });
});

describe('an answer that is not the server’s', () => {
  const page = '<html><p>Please log in to the hotel’s network</p></html>';
  it.each([
    [200, /^Your network asks you to log in/],
    [401, /^Your network asks you to log in/],
    [511, /^Your network asks you to log in/],
    [403, /^Your network or a filter on it refused this/],
    [413, /^This is too large for something between you and us/],
  ])('with %i says what to do, after what has failed', async (status, sentence) => {
    const error = await answer(() => HttpResponse.html(page, { status }));
    expect(error).toMatchObject({ status, isForeign: true, message: expect.stringMatching(sentence) });
    expect(serverMessageOr(error, 'Failed to load')).toBe(`Failed to load. ${(error as ApiError).message}`);
  });

  it('to a write is an error, too', async () => {
    network.use(http.post(`${backend}/auth/logout`, () => HttpResponse.html(page)));
    expect(await failureOf(api.POST('/auth/logout'))).toMatchObject({ status: 200, isForeign: true });
  });

  it.each(['text/plain', 'application/json'])('is no success as %s either, and can be sent again', async (type) => {
    const error = await answer(() => new HttpResponse(page, { headers: { 'Content-Type': type } }));
    expect(error).toMatchObject({ status: 200, message: expect.stringMatching(/^Your network asks/) });
    expect(isUnanswered(error)).toBe(true);
  });

  it('is not one of ours', async () => {
    const error = await answer(() =>
      HttpResponse.json({ success: false, message: 'Max file size is 5MB.' }, { status: 413 }),
    );
    expect(error).toMatchObject({ isForeign: false, message: 'Max file size is 5MB.' });
  });
});

describe('a call can be sent again', () => {
  const errorOf = (status: number, isForeign = false) => new ApiError({ status, isForeign, operation: 'POST /' });

  it.each([0, 502, 503, 504])('after %i', (status) => {
    expect(isUnanswered(errorOf(status))).toBe(true);
  });

  it.each([200, 401, 500, 511, 520])('after the page of a network with %i', (status) => {
    expect(isUnanswered(errorOf(status, true))).toBe(true);
    expect(isUnanswered(errorOf(status))).toBe(false);
  });

  it.each([403, 404, 413])('only by its sender after the page of a filter with %i', (status) => {
    expect(isUnanswered(errorOf(status, true))).toBe(false);
  });
});

describe('no answer', () => {
  it('is an error of status 0 with its cause', async () => {
    const error = await answer(() => HttpResponse.error());
    expect(error).toMatchObject({ status: 0, message: expect.stringContaining("can't reach") });
    expect(error).toHaveProperty('cause');
  });

  it('after the caller aborted is unchanged', async () => {
    network.use(http.get(`${backend}/api/skills/recent`, () => delay('infinite')));
    const controller = new AbortController();
    const pending = failureOf(api.GET('/api/skills/recent', { signal: controller.signal }));
    controller.abort();
    expect(await pending).toMatchObject({ name: 'AbortError' });
  });
});

describe('a call without an answer', () => {
  // References pending requests, like a network. Otherwise they would be garbage collected.
  const underWay = new Set<Request>();
  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      underWay.add(request);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const send = createSend({ baseUrl: backend, fetch: never, getToken: () => null, timeoutMs: 20 });

  it('is a connection error', async () => {
    const error = await failureOf(send('get', '/api/skills/recent', {}, null));
    expect(error).toMatchObject({
      status: 0,
      message: expect.stringMatching(/^We can't reach Skill Exchange/),
    });
  });

  it('rejects at once with an AbortError when the caller aborts', async () => {
    const waiting = new AbortController();
    const error = failureOf(send('get', '/api/skills/recent', { signal: waiting.signal }, null));
    waiting.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
  });
});

describe('an invalid success', () => {
  it('because it is not JSON', async () => {
    const error = await answer(() => HttpResponse.html('<p>Log in to the hotel’s network</p>'));
    expect(error).toMatchObject({ name: 'ApiError', status: 200 });
  });

  it('because a read came back empty', async () => {
    expect(await answer(() => new HttpResponse(null, { status: 200 }))).toMatchObject({ status: 200 });
  });

  it('because the body broke off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const failing = createApiClient({
      baseUrl: backend,
      getToken: () => null,
      fetch: () => Promise.resolve(new Response(broken)),
    });
    expect(await failureOf(failing.GET('/api/skills/recent'))).toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('because the body says so', async () => {
    const error = await answer(() => HttpResponse.json({ success: false, code: 'conflict', message: 'Not today' }));
    expect(error).toMatchObject({ status: 200, code: 'conflict', message: 'Not today' });
  });

  it('because a new session’s answer lacks sucess', async () => {
    network.use(http.post(`${backend}/api/sessions/new`, () => HttpResponse.json({ success: true, message: 'Hm' })));
    const session = { date: '2026-12-01T19:00:00.000Z', userTwo: 'u2', link: 'https://meet.example.org' };
    const error = await failureOf(mutate(makeCache(), createSessionMutation(api), session));
    expect(error).toMatchObject({ name: 'ApiError', status: 200, message: 'Hm' });
  });
});

describe('a success that looks like a failure', () => {
  it('isReported is false', async () => {
    network.use(http.get(`${backend}/api/report-user/isReported`, () => HttpResponse.json({ success: false })));
    expect(await makeCache().fetchQuery(isReportedQuery(api, 'u2'))).toBe(false);
  });

  it('a write with an empty answer', async () => {
    network.use(http.delete(`${backend}/api/events/delete/:eventId`, () => new HttpResponse(null, { status: 204 })));
    const { data } = await api.DELETE('/api/events/delete/{eventId}', {
      params: { path: { eventId: 'e1' } },
    });
    expect(data).toBeUndefined();
  });
});

describe('checkAuth', () => {
  const check = (response: () => Response) => {
    network.use(http.post(`${backend}/auth/check`, response));
    return checkAuth(api);
  };

  it.each([
    ['a yes', () => HttpResponse.json({ success: true }), true],
    ['a bare 200', () => new HttpResponse(null, { status: 200 }), true],
    ['a no', () => HttpResponse.json({ success: false }), false],
    ['a 401', () => HttpResponse.json({}, { status: 401 }), false],
    ['a 403', () => HttpResponse.json({}, { status: 403 }), false],
    ['a bare 401', () => new HttpResponse(null, { status: 401 }), false],
  ])('takes %s for an answer', async (_what, response, good) => {
    expect(await check(response)).toBe(good);
  });

  it.each([
    ['no network', () => HttpResponse.error()],
    ['a server that is away', () => HttpResponse.json({}, { status: 503 })],
    ["a network's log-in", () => HttpResponse.html('<p>Log in to the hotel</p>', { status: 401 })],
    ["a filter's page", () => HttpResponse.html('<p>Blocked</p>', { status: 403 })],
  ])('takes %s for no answer', async (_what, response) => {
    expect(await failureOf(check(response))).toBeInstanceOf(ApiError);
  });
});
