import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { isArticleSource, toArticle } from '../src/articles-service.ts';
import { createApiClient } from '../src/client.ts';
import { articleQuery, articlesQuery } from '../src/endpoints/articles.ts';
import { conversationQuery, fetchMessagesAfter, sendMessageMutation } from '../src/endpoints/chat.ts';
import { createdEventsQuery, eventQuery } from '../src/endpoints/events.ts';
import { givenReviewsQuery } from '../src/endpoints/reviews.ts';
import { skillsBySide } from '../src/endpoints/sessions.ts';
import { skillSearchQuery } from '../src/endpoints/skills.ts';
import { mediaUrl } from '../src/media.ts';
import { backend, failureOf, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi('token');

describe('renamed fields', () => {
  it('the author of a given review: userId becomes reviewedBy', async () => {
    const reviews = [{ _id: 'r1', userId: { _id: 'me', name: 'Me' }, reviewedBy: { _id: 'x', name: 'X' } }];
    network.use(http.get(`${backend}/api/reviews/given`, () => HttpResponse.json({ reviews })));
    const [review] = await makeCache().fetchQuery(givenReviewsQuery(api));
    expect(review?.reviewedBy).toEqual({ _id: 'me', name: 'Me' });
  });

  it('the id of an event in my own lists: event_id', async () => {
    network.use(http.get(`${backend}/api/events/user-events-status`, () => HttpResponse.json([{ event_id: 'e1' }])));
    const [event] = await makeCache().fetchQuery(createdEventsQuery(api, 'Upcoming'));
    expect(event?._id).toBe('e1');
  });

  it.each([
    ['bare', { _id: 'e1' }],
    ['under its own name', { success: true, event: { _id: 'e1' } }],
  ])('an event that stands %s', async (_how, body) => {
    network.use(http.get(`${backend}/api/events/getEvent/e1`, () => HttpResponse.json(body)));
    expect(await makeCache().fetchQuery(eventQuery(api, 'e1'))).toMatchObject({ _id: 'e1' });
  });

  it.each([
    ['bare', { _id: 'c1' }],
    ['under its own name', { conversation: { _id: 'c1' } }],
  ])('a conversation that stands %s', async (_how, body) => {
    network.use(http.post(`${backend}/api/chat/conversation`, () => HttpResponse.json(body)));
    expect(await makeCache().fetchQuery(conversationQuery(api, 'u1', 'u2'))).toEqual({ _id: 'c1' });
  });
});

it('names the skills of a session from the session’s side', () => {
  const session = { userOne: { _id: 'u1', name: 'One' } };
  const skills = { mine: 'python', theirs: 'portuguese' };
  expect(skillsBySide(session, 'u1', skills)).toEqual({
    skillTaughtByUserOne: 'python',
    skillTaughtByUserTwo: 'portuguese',
  });
  expect(skillsBySide(session, 'u2', skills)).toEqual({
    skillTaughtByUserOne: 'portuguese',
    skillTaughtByUserTwo: 'python',
  });
});

it('does not search for a blank text', () => {
  expect(skillSearchQuery(api, '  ').enabled).toBe(false);
  expect(skillSearchQuery(api, ' chess ')).toMatchObject({
    enabled: true,
    queryKey: ['skills', 'search', 'chess'],
  });
});

describe('chat', () => {
  it('sends the key that makes a retry safe', async () => {
    let key: string | null = null;
    network.use(
      http.post(`${backend}/api/chat/messages`, ({ request }) => {
        key = request.headers.get('Idempotency-Key');
        return HttpResponse.json({ _id: 'm1' }, { status: 201 });
      }),
    );
    const message = { senderId: 'u1', receiverId: 'u2', text: 'Hi', idempotencyKey: 'attempt-1' };
    expect(await mutate(makeCache(), sendMessageMutation(api), message)).toEqual({ _id: 'm1' });
    expect(key).toBe('attempt-1');
  });

  it.each([
    ['knows', [{ _id: 'm3' }]],
    ['does not know', [{ _id: 'm1' }, { _id: 'm2' }, { _id: 'm3' }]],
  ])('catches up from a backend that %s `after`', async (_what, body) => {
    network.use(http.get(`${backend}/api/chat/messages/c1`, () => HttpResponse.json(body)));
    expect(await fetchMessagesAfter(api, 'c1', 'm2')).toEqual([{ _id: 'm3' }]);
  });
});

describe('articles', () => {
  const blog = createApiClient({
    baseUrl: backend,
    articlesUrl: 'https://blog.test/api/',
    getToken: () => 't',
  });

  it('come from their own service, six per tag, without our credentials', async () => {
    let request: Request | undefined;
    const watched = createApiClient({
      baseUrl: backend,
      articlesUrl: 'https://blog.test/api/',
      getToken: () => 't',
      fetch: (sent) => {
        request = sent;
        return Promise.resolve(Response.json([{ id: 7, title: 'Forks', tags: 'chess, tactics' }]));
      },
    });
    const [article] = await makeCache().fetchQuery(articlesQuery(watched, 'chess'));
    expect(request?.url).toBe('https://blog.test/api/articles?tag=chess&per_page=6');
    expect(request?.credentials).toBe('omit');
    expect(request?.headers.get('Authorization')).toBeNull();
    expect(article).toMatchObject({ id: '7', title: 'Forks', category: 'chess' });
  });

  it('without an answer mean that the service is unreachable', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    network.use(http.get('https://blog.test/api/articles', () => delay('infinite')));
    const failure = failureOf(makeCache().fetchQuery(articlesQuery(blog, 'chess')));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledOnce());
    clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    expect(await failure).toMatchObject({ name: 'ApiError', status: 0 });
    timeout.mockRestore();
  });

  it('get defaults for omitted fields', () => {
    expect(toArticle({ id: 1, user: { name: ' ' }, reading_time: 0, tags: [] })).toEqual({
      id: '1',
      title: '',
      description: '',
      content: '',
      image: '',
      author: 'Anonymous',
      readTime: 5,
      publishedAt: '',
      category: 'general',
    });
    expect(toArticle({ id: 'a', reading_time_minutes: 9, tags: ['design'] })).toMatchObject({
      readTime: 9,
      category: 'design',
    });
  });

  it.each([
    ['is rejected', () => HttpResponse.json({ error: 'busy' }, { status: 500 }), 500],
    ['is offline', () => HttpResponse.error(), 0],
    ['is not JSON', () => HttpResponse.html('<p>Down</p>'), 200],
    ['is not an article', () => HttpResponse.json({ title: 'No id' }), 200],
  ])('fail with the one error when the answer %s', async (_what, response, status) => {
    network.use(http.get('https://blog.test/api/articles/:id', response));
    const error = await failureOf(makeCache().fetchQuery(articleQuery(blog, 'a/b')));
    expect(error).toMatchObject({ name: 'ApiError', status, operation: 'GET articles/{id}' });
  });

  it('are null where there is none', async () => {
    network.use(http.get('https://blog.test/api/articles/:id', () => HttpResponse.json({}, { status: 404 })));
    expect(await makeCache().fetchQuery(articleQuery(blog, 'a/b'))).toBeNull();
  });

  it('are recognized by their id', () => {
    expect([{ id: 1 }, { id: 'x' }, { id: null }, {}, null, 'x'].map(isArticleSource)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it.each([
  ['', backend, undefined],
  [undefined, backend, undefined],
  ['/api/images/a.webp', '', '/api/images/a.webp'],
  ['/api/images/a.webp', `${backend}/`, `${backend}/api/images/a.webp`],
  ['uploads/a.png', backend, `${backend}/uploads/a.png`],
  ['https://cdn.test/a.png', backend, 'https://cdn.test/a.png'],
  ['//cdn.test/a.png', backend, '//cdn.test/a.png'],
  ['data:image/png;base64,AA', backend, 'data:image/png;base64,AA'],
  ['javascript:alert(1)', backend, undefined],
  ['data:text/html,x', backend, undefined],
])('mediaUrl(%s, %s) is %s', (photo, baseUrl, address) => {
  expect(mediaUrl(photo, baseUrl)).toBe(address);
});
