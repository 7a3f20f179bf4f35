import { type ApiClient, createApiClient } from '@skill-exchange/api-client';
import { setServerName } from '@skill-exchange/api-client/errors';
import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { readBanner, type SiteBanner } from '../config/community-banner.ts';
import { readOff } from '../config/community-off.ts';
import { type PublishedText, readTexts } from '../config/community-texts.ts';
import { coverOf, type SiteCover } from '../config/site-cover.ts';
import { env } from '../env.ts';
import { type AuthSessionStore, createAuthSessionStore } from './auth-session/auth-session-store.ts';
import { forgetFiles } from './drafts/forget-files.ts';
import { createLiveChat, type LiveChat } from './live/live-chat.ts';
import { forgetAtLogOut } from './log-in/forget-at-log-out.ts';
import { type Observable, observable } from './observable.ts';
import { createQueryClient } from './storage/query-client.ts';
import { safeStorage } from './storage/safe-storage.ts';
import { nameNameless } from './texts/name-nameless.ts';

/** The app's dependencies. */
export type Services = {
  /** The user of this browser. */
  readonly authSession: AuthSessionStore;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** The live connection of a member's tab. */
  readonly live: LiveChat;
  /** The language of the page. */
  readonly language: Language;
  /** The team's email address. */
  readonly contactEmail: string;
  /** The community's name. */
  readonly siteName: string;
  /** The community's sentence about itself; empty for the one of the build. */
  readonly siteDescription: string;
  /** The address of the community's logo; empty for the name in two lanes. */
  readonly siteLogo: string;
  /** The landing page's picture; undefined for the drawing. */
  readonly siteCover: SiteCover | undefined;
  /** The community's time zone, for times until the browser's own is known. */
  readonly timeZone: string;
  /** The published texts of the community. */
  readonly texts: readonly PublishedText[];
  /** The names of features that operators have turned off, which may change while the page is open. */
  readonly off: Observable<readonly string[]>;
  /** The banner of the page's document, which is for visitors. */
  readonly banner: SiteBanner | undefined;
};

const ServicesContext = createContext<Services | null>(null);

/** Provides the app's services. */
export const ServicesProvider = ServicesContext.Provider;

/** Returns the services of the nearest provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider');
  return services;
}

/** Creates the app's services in a browser: the auth session in its storage, and the server's client. */
export function createServices(language: Language): Services {
  const authSession = createAuthSessionStore(safeStorage());
  forgetAtLogOut(authSession, safeStorage(), forgetFiles);
  const api = createApiClient({
    baseUrl: env.apiUrl,
    articlesUrl: env.articlesUrl,
    getToken: authSession.token,
    // The browser would name its own.
    language: languages[language].tag,
    ...(language !== sourceLanguage && { receive: nameNameless }),
  });
  const live = createLiveChat(env.apiUrl);
  const { contactEmail, siteName, siteDescription, siteLogo, siteCover, siteCoverAlt, timeZone } = env;
  setServerName(siteName);
  return {
    authSession,
    api,
    queryClient: createQueryClient(authSession),
    live,
    language,
    contactEmail,
    siteName,
    siteDescription,
    siteLogo,
    siteCover: coverOf(siteCover, siteCoverAlt),
    timeZone,
    texts: readTexts(env.texts),
    off: observable(readOff(env.off)),
    banner: readBanner(env.banner),
  };
}
