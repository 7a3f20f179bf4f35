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
  // `success` is the answer here, not the outcome of the call, so it is compared as it is.
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
