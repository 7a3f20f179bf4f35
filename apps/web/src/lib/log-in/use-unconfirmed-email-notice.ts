import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { userQuery } from '@skill-exchange/api-client/users';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMember } from '../auth-session/auth-session-context.ts';
import { notify } from '../notify.ts';
import { useSendVerificationAgain } from './use-send-verification-again.ts';

/** In ms; the navigation keeps the member's own profile fresh. */
const freshFor = 60_000;

/** The member who was warned since the page was opened. */
const warned = new WeakMap<QueryClient, string>();

/**
 * Returns a function to call after sending something that others answer: warns a member without a confirmed
 * address that they get no email of the answer, and offers another link. Once a visit, since pages say it, too.
 */
export function useUnconfirmedEmailNotice(): () => void {
  const api = useApi();
  const client = useQueryClient();
  const memberId = useMember()?.userId;
  const { send } = useSendVerificationAgain();
  return () => {
    if (memberId === undefined || warned.get(client) === memberId) return;
    client.fetchQuery({ ...userQuery(api, memberId), staleTime: freshFor }).then(
      ({ emailVerified }) => {
        if (emailVerified !== false) return;
        warned.set(client, memberId);
        notify.withAction(
          t`They hear of it now. You hear of answers by email once you confirm your address.`,
          t`Send again`,
          send,
        );
      },
      // The line on the pages that wait for the answer says it, too.
      () => {},
    );
  };
}
