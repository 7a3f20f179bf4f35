import type { CommunityHealth } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import type { Http } from '../../http.ts';

/** How the server is: well. */
export const communityHealth = perStory(
  (): CommunityHealth => ({
    version: '4.2.0',
    mail: { server: 'smtp.example.org', waiting: 0, givenUp: 0, lastSentAt: instant(0, 11) },
    jobs: { waiting: 0 },
    database: { kind: 'embedded', bytes: 184_000_000, freeBytes: 21_000_000_000 },
    warnings: [],
  }),
);

export const communityHealthHandlers = (http: Http) => ({
  getCommunityHealth: http.get('/api/operator/health', ({ response }) => response(200).json(communityHealth())),
});
