import type { CommunityHealth, MailDomain } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import type { Http } from '../../http.ts';

/** How the server is: well. */
export const communityHealth = perStory(
  (): CommunityHealth => ({
    version: '4.2.0',
    mail: {
      server: 'smtp.example.org',
      waiting: 0,
      givenUp: 0,
      lastSentAt: instant(0, 11),
      refused: { addresses: 0, stopped: 0, last: [] },
    },
    jobs: { waiting: 0 },
    database: { kind: 'embedded', bytes: 184_000_000, freeBytes: 21_000_000_000 },
    warnings: [],
  }),
);

/** The domain of the sender, with every record. */
export const mailDomain = perStory(
  (): MailDomain => ({
    domain: 'example.org',
    checkedAt: instant(0, 12),
    records: [
      { kind: 'spf', name: 'example.org', state: 'found', value: 'v=spf1 include:_spf.example.net -all' },
      { kind: 'dkim', name: '_domainkey.example.org', state: 'by_mail_server' },
      { kind: 'dmarc', name: '_dmarc.example.org', state: 'found', value: 'v=DMARC1; p=none' },
    ],
  }),
);

export const communityHealthHandlers = (http: Http) => ({
  getCommunityHealth: http.get('/api/operator/health', ({ response }) => response(200).json(communityHealth())),
  getMailDomain: http.get('/api/operator/mail-domain', ({ response }) => response(200).json(mailDomain())),
});
