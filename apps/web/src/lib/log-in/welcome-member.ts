import { t } from '@lingui/core/macro';
import type { Language } from '@skill-exchange/texts/languages';
import { notify } from '../notify.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { followMember } from '../texts/member-language.ts';

const storageKey = 'welcome';

type LoggedIn = { language?: string | undefined; cameBack?: boolean | undefined };

/**
 * Welcomes a member who has just logged in, in their language: if the page is in another one, once it has loaded again.
 */
export function welcomeMember({ language, cameBack = false }: LoggedIn, shown: Language): void {
  if (followMember(language, shown)) safeStorage().setItem(storageKey, cameBack ? 'back' : 'new');
  else say(cameBack);
}

/** Welcomes a member whose language the page before did not have. */
export function welcomeAfterReload(): void {
  const kept = safeStorage().getItem(storageKey);
  if (kept === null) return;
  safeStorage().removeItem(storageKey);
  say(kept === 'back');
}

function say(cameBack: boolean): void {
  notify.success(t`Login successful`);
  if (cameBack) notify.success(t`Welcome back! Your account stays.`);
}
