import { withdrawJoinRequestMutation } from '@skill-exchange/api-client/auth';
import {
  decideJoinRequestMutation,
  joinRequestsQuery,
  undoJoinDecisionMutation,
} from '@skill-exchange/api-client/join-requests';
import { freshCache, mutate } from '../../support/calls.ts';
import { instant, someOf, text } from '../../support/matchers.ts';
import { answers, given, rejects } from '../backend.ts';

const password = 'correct horse battery';
const asking = given('somebody asks to join');
const { joinRequestId } = asking.examples;
const request = {
  _id: text('request-1'),
  name: text('Samira Aziz'),
  email: text('samira@example.org'),
  question: text('What would you like to teach?'),
  answer: text('Guitar'),
  askedAt: instant('2099-11-24T19:00:00.000Z'),
};

answers('listJoinRequests', 'who asks to join the community that I run', {
  given: asking,
  send: (api) => freshCache().fetchQuery(joinRequestsQuery(api)),
  status: 200,
  body: { requests: someOf(request) },
});

answers('decideJoinRequest', 'a new member', {
  given: asking,
  request: (values) => ({ path: { joinRequestId: values.joinRequestId }, body: { decision: 'let_in' } }),
  send: (api) => mutate(decideJoinRequestMutation(api), { joinRequestId, decision: 'let_in' }),
  status: 200,
  body: { request: { ...request, decision: 'let_in' } },
});

answers('undoJoinDecision', 'a request that waits again', {
  given: asking,
  request: (values) => ({ path: { joinRequestId: values.joinRequestId } }),
  send: (api) => mutate(undoJoinDecisionMutation(api), joinRequestId),
  status: 200,
  body: { request },
});

const withPassword = given('my request to join', { password });

answers('withdrawJoinRequest', 'my own request, with the password that I chose', {
  given: withPassword,
  request: ({ email }) => ({ body: { email, password } }),
  send: (api, { email }) => mutate(withdrawJoinRequestMutation(api), { email, password }),
  asVisitor: true,
  status: 200,
  body: { isWithdrawn: true },
});

rejects('withdrawJoinRequest', 'a request with a wrong password', {
  given: withPassword,
  request: ({ email }) => ({ body: { email, password: 'wrong horse battery' } }),
  send: (api, { email }) => mutate(withdrawJoinRequestMutation(api), { email, password: 'wrong horse battery' }),
  asVisitor: true,
  status: 401,
  message: 'Wrong e-mail address or password.',
});
