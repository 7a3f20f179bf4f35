import { t } from '@lingui/core/macro';
import { saveLanguage } from '@skill-exchange/api-client/auth';
import { useApi } from '@skill-exchange/api-client/provider';
import { chooseLanguage } from '@skill-exchange/texts/choose-language';
import { useMember } from '../auth-session/auth-session-context.ts';
import { toastError } from '../toast-error.ts';
import { rememberLanguage } from './language-cookies.ts';

/**
 * Returns a function that shows the site in a language: this browser remembers the choice, the server that of a member,
 * whose emails are in it, and the page loads again.
 */
export function useChooseLanguage(): (code: string) => Promise<void> {
  const api = useApi();
  const isMember = useMember() !== null;
  return async (code) => {
    const language = chooseLanguage({ chosen: code });
    try {
      if (isMember) await saveLanguage(api, language);
    } catch (error) {
      toastError(t`Your language couldn’t be saved.`, error as Error);
      return;
    }
    if (isMember) rememberLanguage('chosen', language);
    rememberLanguage('remembered', language);
    window.location.reload();
  };
}
