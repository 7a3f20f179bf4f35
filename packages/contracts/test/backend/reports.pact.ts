import { reportContentMutation } from '@skill-exchange/api-client/content-reports';
import { isReportedQuery, reportUserMutation } from '@skill-exchange/api-client/reports';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

const reason = 'Sent the same meeting link to everyone in the event.';

answers('reportUser', 'a report of another member', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { reason, reportedUser: otherId } }),
  send: (api, { otherId }) => mutate(reportUserMutation(api), { reason, reportedUser: otherId }),
  status: 201,
  body: acknowledgement('Report submitted successfully'),
});

for (const reported of [true, false]) {
  // `success` is the requested fact, not the outcome of the request, so its value is compared.
  answers('isUserReported', reported ? 'a member whom I reported' : 'a member whom I did not report', {
    given: given('another member', { reported }),
    request: ({ otherId }) => ({ query: { reportedUserId: otherId } }),
    send: (api, { otherId }) => freshCache().fetchQuery(isReportedQuery(api, otherId)),
    status: 200,
    body: { success: reported },
    gives: (isReported) => expect(isReported).toBe(reported),
  });
}

const eventReport = <Id>(id: Id) => ({ kind: 'event', id, reason: 'It sells something.' }) as const;

answers('reportContent', 'a report of an event', {
  given: given('an event', { status: 'Upcoming', my: 'stranger', other: 'stranger', places: 3 }),
  request: ({ eventId }) => ({ body: eventReport(eventId) }),
  send: (api, { eventId }) => mutate(reportContentMutation(api), eventReport(eventId)),
  status: 201,
  body: acknowledgement('Report submitted successfully'),
});
