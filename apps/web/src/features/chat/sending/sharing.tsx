import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { changeChatSettingsMutation, chatSettingsQuery } from '@skill-exchange/api-client/threads';
import { ChatSharing } from '@skill-exchange/ui/components/chat-sharing';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../lib/query-view.tsx';
import { toastError } from '../../../lib/toast-error.ts';

/** What the member shares in chats; each change is saved immediately. */
export function Sharing() {
  const api = useApi();
  const query = useQuery(chatSettingsQuery(api));
  const { mutate } = useMutation({
    ...changeChatSettingsMutation(api),
    onError: (error) => toastError(t`Your choice couldn’t be saved.`, error),
  });
  if (isApiError(query.error, 404))
    return (
      <EmptyState
        title={t`Nothing to choose here`}
      >{t`This community shares neither receipts nor presence.`}</EmptyState>
    );
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading settings...`} labelAbove>
          <Skeleton className="h-36 w-full" />
        </LoadingStatus>
      }
      failure={t`Unable to get your settings`}
    >
      {(settings) => <ChatSharing settings={settings} onChange={(change) => mutate(change)} />}
    </QueryView>
  );
}
