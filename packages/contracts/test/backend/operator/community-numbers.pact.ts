import { communityNumbersQuery } from '@skill-exchange/api-client/community-numbers';
import { freshCache } from '../../support/calls.ts';
import { instant, number, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

answers('getCommunityNumbers', 'whether the community that I run is alive', {
  given: given('counted weeks'),
  send: (api) => freshCache().fetchQuery(communityNumbersQuery(api)),
  status: 200,
  body: {
    countedAt: instant('2026-11-23T12:00:00.000Z'),
    weeks: someOf({
      startsOn: text('2026-11-16'),
      answer: text('begins'),
      members: number(12),
      firstMessages: {},
      events: { held: number(0), places: number(0) },
    }),
  },
});
