import {
  decideJoinRequestMutation,
  joinRequestsQuery,
  undoJoinDecisionMutation,
} from '@skill-exchange/api-client/join-requests';
import { freshCache, mutate } from '../support/calls.ts';
import { instant, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

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
