import { InfiniteQueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../src/client.ts';
import { chatUsersQuery, fetchMessagesAfter, messagesQuery } from '../src/endpoints/chat.ts';
import { createdEventsQuery, eventsQuery } from '../src/endpoints/events.ts';
import {
  eventParticipantsQuery,
  eventRequestsQuery,
  participatingEventsQuery,
} from '../src/endpoints/registrations.ts';
import { givenReviewsQuery, receivedReviewsQuery } from '../src/endpoints/reviews.ts';
import { sessionsQuery } from '../src/endpoints/sessions.ts';
import { usersNamedQuery, usersQuery } from '../src/endpoints/users.ts';
import { flatten, nextCursor, pageSize } from '../src/paging.ts';
import { backend, makeApi, makeCache, mockNetwork } from './support.ts';

const network = mockNetwork();
const api = makeApi();
const everything = 99;

describe('nextCursor', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['</api/user/getAll?limit=24&cursor=a%2Bb%3D>; rel="next"', 'a+b='],
    [`<${backend}/x?cursor=1>; rel="prev", <${backend}/x?cursor=3>; rel="next"`, '3'],
    ['</x?cursor=1,2>; title="a, b"; rel=next', '1,2'],
    ['</x?cursor=9>; rel="last next"', '9'],
    ['</x?cursor=9>; rel="nextish"', undefined],
    ['</x?page=2>; rel="next"', undefined],
  ])('reads %s as %s', (header, cursor) => {
    expect(nextCursor(header)).toBe(cursor);
  });
});

describe('a growing list', () => {
  it('is read in pages along the Link header, each entry once', async () => {
    const asked: string[] = [];
    network.use(
      http.get(`${backend}/api/events/getAll`, ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        return searchParams.has('cursor')
          ? HttpResponse.json([{ _id: 'e2' }, { _id: 'e3' }])
          : HttpResponse.json([{ _id: 'e1' }, { _id: 'e2' }], {
              headers: { Link: `<${backend}/api/events/getAll?limit=24&cursor=c%201>; rel="next"` },
            });
      }),
    );
    const data = await makeCache().fetchInfiniteQuery({ ...eventsQuery(api), pages: everything });
    expect(asked).toEqual([`?limit=${pageSize}`, `?limit=${pageSize}&cursor=c%201`]);
    expect(flatten(data.pages).map(({ _id }) => _id)).toEqual(['e1', 'e2', 'e3']);
  });

  it('of events goes on in the search, which leaves out further dates of a series', async () => {
    const asked: string[] = [];
    const date = (id: string, day: number, of?: string) => ({
      _id: id,
      start_time: `2099-11-0${day}T10:00:00.000Z`,
      ...(of && { series: { _id: of } }),
    });
    network.use(
      http.get(`${backend}/api/events/getAll`, () =>
        HttpResponse.json([date('a1', 1, 'a'), date('b', 2), date('a2', 3, 'a')], {
          headers: { Link: '</api/events/getAll?cursor=list>; rel="next"' },
        }),
      ),
      http.get(`${backend}/api/events/search`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams}`);
        return searchParams.has('cursor')
          ? HttpResponse.json({ success: true, events: [date('c', 5)], skills: [] })
          : HttpResponse.json(
              { success: true, events: [date('a2', 3, 'a'), date('d', 4)], skills: [] },
              { headers: { Link: '</api/events/search?cursor=found>; rel="next"' } },
            );
      }),
    );
    const options = eventsQuery(api);
    const data = await makeCache().fetchInfiniteQuery({ ...options, pages: everything });
    expect(options.select?.(data).map(({ _id }) => _id)).toEqual(['a1', 'b', 'd', 'c']);
    const start = 'from=2099-11-03T10%3A00%3A00.000Z&nextDates=true';
    expect(asked).toEqual([`limit=${pageSize}&${start}`, `limit=${pageSize}&cursor=found&${start}`]);
  });

  it('of events goes on in the list of a backend without a search', async () => {
    const event = (id: string) => ({ _id: id, start_time: '2099-11-01T10:00:00.000Z' });
    network.use(
      http.get(`${backend}/api/events/search`, () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
      http.get(`${backend}/api/events/getAll`, ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json([event('e2')])
          : HttpResponse.json([event('e1')], { headers: { Link: '</api/events/getAll?cursor=c>; rel="next"' } }),
      ),
    );
    const data = await makeCache().fetchInfiniteQuery({ ...eventsQuery(api), pages: everything });
    expect(flatten(data.pages).map(({ _id }) => _id)).toEqual(['e1', 'e2']);
  });

  it('ends where a cursor leads to itself', async () => {
    let calls = 0;
    network.use(
      http.get(`${backend}/api/events/getAll`, () => {
        calls += 1;
        return HttpResponse.json([], { headers: { Link: '</api/events/getAll?cursor=again>; rel="next"' } });
      }),
    );
    await makeCache().fetchInfiniteQuery({ ...eventsQuery(api), pages: everything });
    expect(calls).toBe(2);
  });

  it.each([60, 10])('comes whole from a backend of %i without pages and search', async (count) => {
    const users = Array.from({ length: count }, (_, index) => ({
      _id: `u${index}`,
      name: index === 4 ? 'Inês Carvalho' : `Member ${index}`,
      skillsOffered: [],
      skillsRequested: [],
    }));
    network.use(http.get(`${backend}/api/user/getAll`, () => HttpResponse.json({ success: true, users })));
    const all = await makeCache().fetchInfiniteQuery({ ...usersQuery(api), pages: everything });
    expect(flatten(all.pages)).toHaveLength(count);
    const named = await makeCache().fetchInfiniteQuery(usersNamedQuery(api, ' INÊS '));
    expect(flatten(named.pages).map(({ _id }) => _id)).toEqual(['u4']);
  });

  it('of messages reads oldest first, though the newest page comes first', async () => {
    network.use(
      http.get(`${backend}/api/chat/messages/c1`, ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json([{ _id: 'm1' }, { _id: 'm2' }])
          : HttpResponse.json([{ _id: 'm3' }, { _id: 'm4' }], {
              headers: { Link: '</api/chat/messages/c1?cursor=m3>; rel="next"' },
            }),
      ),
    );
    const options = messagesQuery(api, 'c1');
    const data = await makeCache().fetchInfiniteQuery({ ...options, pages: everything });
    expect(options.select?.(data).map(({ _id }) => _id)).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it.each([
    ['again when it is short', 3, false, true],
    ['not again when one has paged far', 4, false, false],
    ['again after a change of one’s own, however far', 4, true, true],
  ])('is read %s', async (_when, pages, isInvalidated, isReadAgain) => {
    let calls = 0;
    network.use(
      http.get(`${backend}/api/events/getAll`, () => {
        calls += 1;
        return HttpResponse.json([{ _id: `e${calls}` }], {
          headers: { Link: `</api/events/getAll?cursor=${calls}>; rel="next"` },
        });
      }),
    );
    const cache = makeCache();
    await cache.fetchInfiniteQuery({ ...eventsQuery(api), pages });
    if (isInvalidated) await cache.invalidateQueries({ refetchType: 'none' });
    calls = 0;
    const observer = new InfiniteQueryObserver(cache, eventsQuery(api));
    const stop = observer.subscribe(() => {});
    expect(observer.getCurrentResult().isFetching).toBe(isReadAgain);
    await vi.waitFor(() => expect(calls).toBe(isReadAgain ? pages : 0));
    stop();
    cache.clear();
  });
});

describe('a list that is read completely', () => {
  type List = [what: string, path: string, name: string | null, read: (api: ApiClient) => Promise<unknown>];
  const lists: List[] = [
    ['sessions', '/api/sessions/my-sessions', 'sessions', (api) => makeCache().fetchQuery(sessionsQuery(api))],
    [
      'reviews received',
      '/api/reviews/user/u1',
      'reviews',
      (api) => makeCache().fetchQuery(receivedReviewsQuery(api, 'u1')),
    ],
    ['reviews given', '/api/reviews/given', 'reviews', (api) => makeCache().fetchQuery(givenReviewsQuery(api))],
    [
      'events of a host',
      '/api/events/user-events-status',
      null,
      (api) => makeCache().fetchQuery(createdEventsQuery(api, 'Upcoming')),
    ],
    [
      'events of a participant',
      '/api/events/get-participating-events',
      null,
      (api) => makeCache().fetchQuery(participatingEventsQuery(api, 'Upcoming')),
    ],
    ['requests', '/api/events/e1/requests', 'requests', (api) => makeCache().fetchQuery(eventRequestsQuery(api, 'e1'))],
    [
      'participants',
      '/api/events/e1/participants',
      'participants',
      (api) => makeCache().fetchQuery(eventParticipantsQuery(api, 'e1')),
    ],
    ['chats', '/api/chat/users/chats/u1', null, (api) => makeCache().fetchQuery(chatUsersQuery(api, 'u1'))],
  ];
  const ids = (found: unknown) => (found as { _id: string }[]).map(({ _id }) => _id);

  /** Responds with two pages, and a third that points to itself. */
  function answerInParts(path: string, name: string | null): string[] {
    const asked: string[] = [];
    const parts: Record<string, [entries: { _id: string }[], next: string]> = {
      none: [[{ _id: 'a' }, { _id: 'b' }], 'second'],
      second: [[{ _id: 'b' }, { _id: 'c' }], 'third'],
      third: [[{ _id: 'd' }], 'third'],
    };
    network.use(
      http.get(`${backend}${path}`, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor') ?? 'none';
        asked.push(cursor);
        const [entries, next] = parts[cursor] ?? [[], ''];
        const headers = { Link: `<${path}?cursor=${next}>; rel="next"` };
        return HttpResponse.json(name === null ? entries : { success: true, [name]: entries }, { headers });
      }),
    );
    return asked;
  }

  it.each(lists)('%s: is read to its end, each entry once', async (_what, path, name, read) => {
    const asked = answerInParts(path, name);
    expect(ids(await read(api))).toEqual(['a', 'b', 'c', 'd']);
    expect(asked).toEqual(['none', 'second', 'third']);
  });

  it('ends with any answers of a backend', async () => {
    let calls = 0;
    network.use(
      http.get(`${backend}/api/reviews/given`, () => {
        calls += 1;
        const headers = { Link: `</api/reviews/given?cursor=${calls}>; rel="next"` };
        return HttpResponse.json({ reviews: [{ _id: `r${calls}`, userId: null }] }, { headers });
      }),
    );
    await makeCache().fetchQuery(givenReviewsQuery(api));
    expect(calls).toBe(20);
  });

  it('of missed messages loads pages until there are no more', async () => {
    const asked: string[] = [];
    network.use(
      http.get(`${backend}/api/chat/messages/c1`, ({ request }) => {
        const after = new URL(request.url).searchParams.get('after') ?? '';
        asked.push(after);
        if (after === 'm3') return HttpResponse.json([{ _id: 'm4' }]);
        const headers = { Link: '</api/chat/messages/c1?after=m3>; rel="next"' };
        return HttpResponse.json([{ _id: 'm2' }, { _id: 'm3' }], { headers });
      }),
    );
    expect(ids(await fetchMessagesAfter(api, 'c1', 'm1'))).toEqual(['m2', 'm3', 'm4']);
    expect(asked).toEqual(['m1', 'm3']);
  });
});
