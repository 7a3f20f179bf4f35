import { type MutationObserverOptions, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { signUpMutation } from '../src/endpoints/auth.ts';
import { chatKeys } from '../src/endpoints/chat.ts';
import { communityKeys } from '../src/endpoints/community.ts';
import { changeEventCoverMutation } from '../src/endpoints/event-covers.ts';
import { createEventMutation, deleteEventMutation, eventKeys, updateEventMutation } from '../src/endpoints/events.ts';
import { leaveEventMutation, registerForEventMutation } from '../src/endpoints/registrations.ts';
import { reportKeys, reportUserMutation } from '../src/endpoints/reports.ts';
import { handleRequestMutation } from '../src/endpoints/request-decisions.ts';
import { editReviewMutation, removeReviewMutation } from '../src/endpoints/review-changes.ts';
import { createReviewMutation, reviewKeys } from '../src/endpoints/reviews.ts';
import {
  acceptSessionMutation,
  proposeSessionMutation,
  suggestTimesMutation,
  withdrawTimesMutation,
} from '../src/endpoints/session-offers.ts';
import {
  cancelSessionMutation,
  declineSessionMutation,
  editSessionMutation,
  sessionKeys,
} from '../src/endpoints/sessions.ts';
import { addSkillMutation, skillKeys } from '../src/endpoints/skills.ts';
import { setUnreadNotifications } from '../src/endpoints/unread-notifications.ts';
import { editUserMutation, userKeys } from '../src/endpoints/users.ts';
import { refresh } from '../src/refresh.ts';
import { backend, failureOf, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi('token');

const cached: Readonly<Record<string, QueryKey>> = {
  'users list': userKeys.list(),
  'user u1': userKeys.detail('u1'),
  recommended: userKeys.recommended(),
  'events list': eventKeys.list(''),
  'learn events': eventKeys.learn(),
  'created events': eventKeys.created('Upcoming'),
  'event e1': eventKeys.detail('e1'),
  'requests of e1': eventKeys.requests('e1'),
  sessions: sessionKeys.list(),
  'given reviews': reviewKeys.given(),
  'reviews of u2': reviewKeys.received('u2'),
  'recent skills': skillKeys.recent(),
  'chat users': chatKeys.users('u1'),
  calendar: ['calendar', 'entries', {}],
  'common hours': ['availability', 'overlap', 'u2'],
  community: communityKeys.all,
  invitation: ['invitations', 'opened', 'friends'],
};

/** Returns which of `cached` a mutation makes stale. */
async function stale<Data, Input, Before>(
  options: MutationObserverOptions<Data, Error, Input, Before>,
  input: Input,
  status = 200,
): Promise<string[]> {
  const body = { success: status === 200, user: { _id: 'u1' } };
  network.use(http.all(`${backend}/*`, () => HttpResponse.json(body, { status })));
  const cache = makeCache();
  for (const key of Object.values(cached)) cache.setQueryData(key, []);
  const outcome = mutate(cache, options, input);
  await (status === 200 ? outcome : failureOf(outcome));
  return Object.keys(cached).filter((name) => cache.getQueryState(cached[name] ?? [])?.isInvalidated);
}

const plans = ['calendar', 'common hours'];
const events = ['events list', 'learn events', 'created events', 'event e1', 'requests of e1'];
const users = ['users list', 'user u1', 'recommended'];
const reviews = [...users, ...events, 'sessions', 'given reviews', 'reviews of u2'];
const times = { start_time: '2026-12-01T19:00:00.000Z', end_time: '2026-12-01T20:00:00.000Z' };

it('a rejected sign-up refetches who may join, and the invitation', async () => {
  const account = { name: 'Ada', email: 'ada@example.org', password: 'a long passphrase' };
  const sent = { ...account, skillsOffered: [], skillsRequested: [] };
  expect(await stale(signUpMutation(api), sent, 409)).toEqual(['community', 'invitation']);
  expect(await stale(signUpMutation(api), sent)).toEqual([]);
});

describe('a write refetches what it changed, and nothing else', () => {
  it('an event', async () => {
    const event = { title: 'T', description: 'D', date: '2026-12-01', max_participants: 2, ...times };
    expect(await stale(createEventMutation(api), event)).toEqual([...events, 'recent skills', ...plans]);
    expect(await stale(deleteEventMutation(api), { eventId: 'e1' })).toEqual([...events, ...plans]);
    expect(await stale(changeEventCoverMutation(api), { eventId: 'e1', photo: null })).toEqual(events);
    expect(await stale(registerForEventMutation(api), { eventId: 'e1' })).toEqual([...events, ...plans]);
    expect(await stale(leaveEventMutation(api), { eventId: 'e1' })).toEqual([...events, ...plans]);
  });

  it('a profile: its name is shown with its member, and its skills are in the catalog', async () => {
    expect(await stale(editUserMutation(api), { userId: 'u1', name: 'New' })).toEqual([...reviews, 'recent skills']);
  });

  it('a review: it counts in ratings, also of a host, and flags a session', async () => {
    const review = { rating: 5, comment: 'C', reviewedTo: 'u2', sessionId: 's1' };
    expect(await stale(createReviewMutation(api), review)).toEqual(reviews);
    expect(await stale(editReviewMutation(api), { reviewId: 'r1', rating: 1 })).toEqual(reviews);
    expect(await stale(removeReviewMutation(api), 'r1')).toEqual(reviews);
    // A declined session also removes its reviews.
    expect(await stale(declineSessionMutation(api), { sessionId: 's1', reason: 'Away' })).toEqual([
      ...reviews,
      ...plans,
    ]);
  });

  it('an answer to a session: the calendar and the common hours have it too', async () => {
    const times = ['2026-12-01T18:00:00.000Z'];
    const seen = { sessionId: 's1', version: 2 };
    const both = ['sessions', ...plans];
    expect(await stale(proposeSessionMutation(api), { userTwo: 'u2', times, link: '', idempotencyKey: 'k' })).toEqual(
      both,
    );
    expect(await stale(acceptSessionMutation(api), { ...seen, time: times[0] ?? '' })).toEqual(both);
    expect(await stale(suggestTimesMutation(api), { ...seen, times })).toEqual(both);
    expect(await stale(withdrawTimesMutation(api), 's1')).toEqual(both);
    expect(await stale(acceptSessionMutation(api), { ...seen, time: times[0] ?? '' }, 409)).toEqual(both);
  });

  it('a session, a skill', async () => {
    expect(await stale(cancelSessionMutation(api), 's1')).toEqual(['sessions', ...plans]);
    expect(await stale(addSkillMutation(api), { name: 'Joinery', desc: 'Wood' })).toEqual(['recent skills']);
  });
});

describe('an error refetches what it contradicts', () => {
  it.each([403, 404, 409])('%i: the data has changed', async (status) => {
    const change = { sessionId: 's1', link: 'https://meet.example.org/new' };
    expect(await stale(cancelSessionMutation(api), 's1', status)).toEqual(['sessions', ...plans]);
    expect(await stale(declineSessionMutation(api), { sessionId: 's1' }, status)).toEqual(['sessions', ...plans]);
    expect(await stale(editSessionMutation(api), change, status)).toEqual(['sessions', ...plans]);
    expect(await stale(removeReviewMutation(api), 'r1', status)).toEqual(reviews);
    expect(await stale(deleteEventMutation(api), { eventId: 'e1' }, status)).toEqual([...events, ...plans]);
    expect(await stale(updateEventMutation(api), { eventId: 'e1', max_participants: 2, ...times }, status)).toEqual([
      ...events,
      ...plans,
    ]);
    expect(await stale(registerForEventMutation(api), { eventId: 'e1' }, status)).toEqual([...events, ...plans]);
    const decision = { eventId: 'e1', userId: 'u2', action: 'APPROVE' } as const;
    expect(await stale(handleRequestMutation(api), decision, status)).toEqual([...events, ...plans]);
    expect(await stale(addSkillMutation(api), { name: 'Joinery', desc: 'Wood' }, status)).toEqual(['recent skills']);
  });

  it.each([400, 429, 500])('%i says nothing about the data', async (status) => {
    expect(await stale(cancelSessionMutation(api), 's1', status)).toEqual([]);
    expect(await stale(registerForEventMutation(api), { eventId: 'e1' }, status)).toEqual([]);
  });
});

describe('before a refetch', () => {
  it('an approved member moves from the requests to the participants', async () => {
    network.use(http.post(`${backend}/api/events/e1/handle-request`, () => HttpResponse.json({ success: true })));
    const cache = makeCache();
    const [inês, jonas] = [
      { _id: 'u1', name: 'Inês' },
      { _id: 'u2', name: 'Jonas' },
    ];
    cache.setQueryData(eventKeys.requests('e1'), [inês, jonas]);
    cache.setQueryData(eventKeys.participants('e1'), []);
    await mutate(cache, handleRequestMutation(api), { eventId: 'e1', userId: 'u2', action: 'APPROVE' });
    expect(cache.getQueryData(eventKeys.requests('e1'))).toEqual([inês]);
    expect(cache.getQueryData(eventKeys.participants('e1'))).toEqual([jonas]);
    await mutate(cache, handleRequestMutation(api), { eventId: 'e1', userId: 'u1', action: 'REJECT' });
    expect(cache.getQueryData(eventKeys.requests('e1'))).toEqual([]);
    expect(cache.getQueryData(eventKeys.participants('e1'))).toEqual([jonas]);
  });

  it('a reported member', async () => {
    network.use(http.post(`${backend}/api/report-user/new`, () => HttpResponse.json({ success: true })));
    const cache = makeCache();
    await mutate(cache, reportUserMutation(api), { reason: 'Spam', reportedUser: 'u2' });
    expect(cache.getQueryData(reportKeys.isReported('u2'))).toBe(true);
  });

  it('an edited review is shown at once, and restored after a rejection', async () => {
    const cache = makeCache();
    const before = [{ _id: 'r1', rating: 5 }];
    cache.setQueryData(reviewKeys.given(), before);
    let shownInFlight: unknown;
    network.use(
      http.put(`${backend}/api/reviews/edit/r1`, () => {
        shownInFlight = cache.getQueryData(reviewKeys.given());
        return HttpResponse.json({ success: false, message: 'Not yours' }, { status: 403 });
      }),
    );
    await failureOf(mutate(cache, editReviewMutation(api), { reviewId: 'r1', rating: 2 }));
    expect(shownInFlight).toEqual([{ _id: 'r1', rating: 2 }]);
    expect(cache.getQueryData(reviewKeys.given())).toEqual(before);
  });

  it('two edited reviews are restored after both are rejected', async () => {
    const cache = makeCache();
    const before = [
      { _id: 'r1', rating: 5 },
      { _id: 'r2', rating: 4 },
    ];
    cache.setQueryData(reviewKeys.given(), before);
    network.use(
      http.put(`${backend}/api/reviews/edit/:id`, async () => {
        await areBothSent;
        return HttpResponse.json({ success: false, message: 'Not yours' }, { status: 403 });
      }),
    );
    let bothAreSent = () => {};
    const areBothSent = new Promise<void>((resolve) => {
      bothAreSent = resolve;
    });
    const rejected = ['r1', 'r2'].map((reviewId) =>
      failureOf(mutate(cache, editReviewMutation(api), { reviewId, rating: 1 })),
    );
    await expect
      .poll(() => cache.getQueryData(reviewKeys.given()))
      .toEqual([
        { _id: 'r1', rating: 1 },
        { _id: 'r2', rating: 1 },
      ]);
    bothAreSent();
    await Promise.all(rejected);
    expect(cache.getQueryData(reviewKeys.given())).toEqual(before);
  });

  it('an event has its host’s changes, and a deleted one is gone', async () => {
    network.use(http.all(`${backend}/api/events/*`, () => HttpResponse.json({ success: true })));
    const cache = makeCache();
    cache.setQueryData(eventKeys.detail('e1'), { _id: 'e1', max_participants: 2, link: 'https://a.example' });
    cache.setQueryData(eventKeys.created('Upcoming'), [{ _id: 'e1' }, { _id: 'e2' }]);
    await mutate(cache, updateEventMutation(api), { eventId: 'e1', max_participants: 3, ...times });
    expect(cache.getQueryData(eventKeys.detail('e1'))).toEqual({
      _id: 'e1',
      max_participants: 3,
      link: 'https://a.example',
      ...times,
    });
    await mutate(cache, deleteEventMutation(api), { eventId: 'e1' });
    expect(cache.getQueryData(eventKeys.created('Upcoming'))).toEqual([{ _id: 'e2' }]);
  });
});

describe('a change while data is asked for the first time', () => {
  it('is in the data afterwards', async () => {
    const cache = makeCache();
    let stored = 'unread';
    let respond = () => {};
    let asked = 0;
    const observer = new QueryObserver(cache, {
      queryKey: ['chat', 'users'],
      queryFn: () => {
        asked += 1;
        const read = stored;
        return new Promise<string>((resolve) => {
          respond = () => resolve(read);
        });
      },
    });
    const end = observer.subscribe(() => {});
    stored = 'read';
    refresh(cache, 'chat');
    respond();
    await expect.poll(() => asked).toBe(2);
    respond();
    await expect.poll(() => cache.getQueryData(['chat', 'users'])).toBe('read');
    expect(asked).toBe(2);
    end();
  });
});

describe('a push of unread notifications refetches', () => {
  const staleAfter = async (...pushes: { unread: number; unreadBesidesMessages?: number }[]) => {
    const cache = makeCache();
    for (const push of pushes) {
      for (const key of Object.values(cached)) cache.setQueryData(key, []);
      await setUnreadNotifications(cache, push);
    }
    return Object.keys(cached).filter((name) => cache.getQueryState(cached[name] ?? [])?.isInvalidated);
  };
  const own = ['created events', 'event e1', 'requests of e1', 'sessions'];

  it('the member’s sessions and events, also where one replaces another', async () => {
    expect(await staleAfter({ unread: 1, unreadBesidesMessages: 1 })).toEqual(own);
    const same = { unread: 2, unreadBesidesMessages: 1 };
    expect(await staleAfter(same, same)).toEqual(own);
    expect(await staleAfter({ unread: 1 }, { unread: 2 })).toEqual(own);
  });

  it('none of them for a message', async () => {
    const before = { unread: 1, unreadBesidesMessages: 1 };
    expect(await staleAfter(before, { unread: 2, unreadBesidesMessages: 1 })).toEqual([]);
  });
});
