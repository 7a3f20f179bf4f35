import { reportContentMutation } from '@skill-exchange/api-client/content-reports';
import { isReportedQuery, reportUserMutation } from '@skill-exchange/api-client/reports';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const reason = 'Sent the same meeting link to everyone in the event.';

answers('reportUser', 'a report of another member', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { reason, reportedUser: otherId } }),
  send: (api, { otherId }) => mutate(reportUserMutation(api), { reason, reportedUser: otherId }),
  status: 201,
  body: acknowledgement('Report submitted successfully'),
});

rejects('reportUser', 'a report of more than 250 characters', {
  given: given('another member'),
  request: ({ otherId }) => ({ body: { reason: 'x'.repeat(251), reportedUser: otherId } }),
  send: (api, { otherId }) => mutate(reportUserMutation(api), { reason: 'x'.repeat(251), reportedUser: otherId }),
  status: 400,
  message: 'reason: must have at most 250 characters',
});

rejects('reportUser', 'a report by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: { reason, reportedUser: 'some-member' } }),
  send: (api) => mutate(reportUserMutation(api), { reason, reportedUser: 'some-member' }),
  status: 401,
  message: pleaseLogIn,
});

rejects('reportUser', 'a report of nobody', {
  given: given('a member'),
  request: () => ({ body: { reason, reportedUser: 'no-such-member' } }),
  send: (api) => mutate(reportUserMutation(api), { reason, reportedUser: 'no-such-member' }),
  status: 404,
  message: 'User not found.',
});

rejects('reportUser', 'a second report of the same member', {
  given: given('another member', { reported: true }),
  request: ({ otherId }) => ({ body: { reason, reportedUser: otherId } }),
  send: (api, { otherId }) => mutate(reportUserMutation(api), { reason, reportedUser: otherId }),
  status: 409,
  message: 'You have already reported this member.',
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

rejects('isUserReported', 'a question by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ query: { reportedUserId: 'some-member' } }),
  send: (api) => freshCache().fetchQuery(isReportedQuery(api, 'some-member')),
  status: 401,
  message: pleaseLogIn,
});

const eventReport = <Id>(id: Id) => ({ kind: 'event', id, reason: 'It sells something.' }) as const;

answers('reportContent', 'a report of an event', {
  given: given('an event', { status: 'Upcoming', my: 'stranger', other: 'stranger', places: 3 }),
  request: ({ eventId }) => ({ body: eventReport(eventId) }),
  send: (api, { eventId }) => mutate(reportContentMutation(api), eventReport(eventId)),
  status: 201,
  body: acknowledgement('Report submitted successfully'),
});

rejects('reportContent', 'a report of an event that there is not', {
  given: given('a member'),
  request: () => ({ body: eventReport('no-such-event') }),
  send: (api) => mutate(reportContentMutation(api), eventReport('no-such-event')),
  status: 404,
  message: 'Event not found.',
});

const memberReport = <Id>(id: Id) => ({ kind: 'member', id, reason: 'It sells something.' }) as const;

rejects('reportContent', 'a second report of the same thing', {
  given: given('another member', { reported: true }),
  request: ({ otherId }) => ({ body: memberReport(otherId) }),
  send: (api, { otherId }) => mutate(reportContentMutation(api), memberReport(otherId)),
  status: 409,
  message: 'You have already reported this.',
});

rejects('reportContent', 'a report of an event by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ body: eventReport('some-event') }),
  send: (api) => mutate(reportContentMutation(api), eventReport('some-event')),
  status: 401,
  message: pleaseLogIn,
});
