import type { CommunityNumbers } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import type { Http } from '../../http.ts';
import { makeNumbers } from '../../weeks.ts';

/** The numbers of the community. */
export const communityNumbers = perStory((): CommunityNumbers => makeNumbers());

export const communityNumbersHandlers = (http: Http) => ({
  getCommunityNumbers: http.get('/api/operator/numbers', ({ response }) => response(200).json(communityNumbers())),
});
