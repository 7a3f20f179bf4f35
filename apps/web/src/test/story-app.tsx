import { createApiClient } from '@skill-exchange/api-client';
import type { Feature } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { makeToken } from '@skill-exchange/api-mocks/factories';
import { sourceLanguage } from '@skill-exchange/texts/languages';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { type ReactNode, useCallback, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { SiteBanner } from '../config/community-banner.ts';
import type { PublishedText } from '../config/community-texts.ts';
import { createAuthSessionStore, storageKeys } from '../lib/auth-session/auth-session-store.ts';
import { createLiveChat } from '../lib/live/live-chat.ts';
import { observable } from '../lib/observable.ts';
import type { Services } from '../lib/services.ts';
import { createQueryClient } from '../lib/storage/query-client.ts';

type StoryAppProps = {
  /** The path to open. */
  path: string;
  /** The user of the browser: a member's has a token, which the start checks. */
  as: 'visitor' | 'member';
  /** The published texts of the community. */
  texts?: readonly PublishedText[];
  /** The features that operators have turned off. */
  off?: readonly Feature[];
  /** The banner for visitors. */
  banner?: SiteBanner;
};

/** The whole app at one path, with the story's network and its own storage. */
export function StoryApp({ path, as, texts = [], off = [], banner }: StoryAppProps) {
  const siteName = useSiteName();
  const [services] = useState(() =>
    createStoryServices(as, { texts, off: observable<readonly string[]>(off), banner, siteName }),
  );
  const Router = useCallback(
    ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    [path],
  );
  return <App services={services} Router={Router} />;
}

function createStoryServices(
  as: StoryAppProps['as'],
  shown: Pick<Services, 'texts' | 'off' | 'banner' | 'siteName'>,
): Services {
  const { me } = community();
  const stored = new Map<string, string>(
    as === 'member'
      ? [
          [storageKeys.token, makeToken(me._id)],
          [storageKeys.userId, me._id],
          [storageKeys.name, me.name],
        ]
      : [],
  );
  const authSession = createAuthSessionStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const queryClient = createQueryClient(authSession);
  // A failure shows immediately.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const api = createApiClient({ baseUrl: '', getToken: authSession.token });
  return {
    authSession,
    queryClient,
    api,
    live: createLiveChat(''),
    language: sourceLanguage,
    contactEmail: 'team@skill-exchange.example',
    siteDescription: '',
    siteLogo: '',
    siteCover: undefined,
    timeZone: 'UTC',
    ...shown,
  };
}
