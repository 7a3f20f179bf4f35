import { t } from '@lingui/core/macro';
import { eventKeys } from '@skill-exchange/api-client/events';
import { skillKeys } from '@skill-exchange/api-client/skills';
import { userKeys } from '@skill-exchange/api-client/users';
import type { PagePart } from '@skill-exchange/texts/parts';
import { createRoot } from 'react-dom/client';
import { isOnline } from '../lib/is-online.ts';
import { keepPushTitle } from '../lib/push/kept-push-title.ts';
import { serviceWorkers } from '../lib/register-worker.ts';
import type { Services } from '../lib/services.ts';
import { dehydrateCache } from '../lib/storage/query-cache.ts';
import { loadTexts } from '../lib/texts/page-texts.ts';
import { AppNotices } from './app-notices.tsx';
import { keepApp } from './app-version.ts';
import { forgetLastSeen, keepLastSeen } from './last-seen.ts';

/** Only public lists, so that nothing private is left on a shared computer. */
const publicLists = [userKeys.list(), eventKeys.list(''), skillKeys.recent()];

/** What members read, without the pages of moderators and operators. */
const readOffline: readonly PagePart[] = ['entry', 'events', 'meetings', 'messages', 'account', 'errors'];

/**
 * Caches the app's files and the seen lists, and shows a notice when they are outdated. Runs once per
 * page, after everything that the user waits for.
 */
export function prepareOffline(services: Services): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isOnline()) return;
    const text = dehydrateCache(services.queryClient, { keys: publicLists, withTimes: true });
    if (!text.includes('"queries":[]')) keepLastSeen(text);
  });
  services.authSession.subscribe(forgetLastSeen);
  keepApp();
  keepTexts();
  showNotices();
}

/** Loads the texts of pages that were not visited, which the service worker then caches, and keeps the one that it shows. */
function keepTexts(): void {
  if (!serviceWorkers()?.controller) return;
  for (const part of readOffline) void loadTexts(part);
  void keepPushTitle(t`Something new for you`);
}

/** Above the page and outside of its tree, so that no page contains the code. */
function showNotices(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<AppNotices />);
}
