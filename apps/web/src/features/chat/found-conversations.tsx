import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import { hasWords, loadFolding } from '@skill-exchange/api-client/name-folding';
import { useApi } from '@skill-exchange/api-client/provider';
import { messageSearchQuery } from '@skill-exchange/api-client/threads';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { FoundMessages } from '@skill-exchange/ui/components/found-messages';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type FoundConversationsProps = {
  words: string;
  users: readonly ChatUser[];
  memberId: string;
  rows: (users: readonly ChatUser[]) => ReactNode;
};

/** Members whose names contain these words, and messages that contain all of them. */
export function FoundConversations({ words, users, memberId, rows }: FoundConversationsProps) {
  const photoUrl = usePhotoUrl();
  const found = useInfiniteQuery({
    ...messageSearchQuery(useApi(), words),
    enabled: /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(words),
  });
  useEffect(() => {
    // Until then names and found words are compared approximately.
    void loadFolding().catch(() => {});
  }, []);
  useLoggedFailure('Error searching messages', found.error);
  const people = users.filter(({ name }) => hasWords(name, words));
  const messages = (found.data ?? []).map((message) => ({
    ...message,
    with: { ...message.with, photo: photoUrl(message.with.photo) ?? '' },
  }));
  // Not every backend searches messages.
  const hasNone = found.error !== null && isApiError(found.error, 404);
  return (
    <>
      {people.length > 0 ? <Title>{t`People`}</Title> : null}
      {people.length > 0 ? rows(people) : null}
      {messages.length > 0 ? <Title>{t`Messages`}</Title> : null}
      <FoundMessages
        messages={messages}
        memberId={memberId}
        search={words}
        hrefOf={({ with: other, seq = 1 }) => paths.conversation.at(other._id, seq)}
      />
      {found.isLoading ? <LoadingStatus label={t`Searching messages...`} className="px-4 py-4 text-small" /> : null}
      {found.error !== null && !hasNone ? (
        <p role="alert" className="px-4 py-4 text-small">
          {t`We couldn’t search your messages.`}{' '}
          <button type="button" className="min-h-11 font-semibold underline" onClick={() => void found.refetch()}>
            {t`Try again`}
          </button>
        </p>
      ) : null}
      {people.length + messages.length === 0 && !found.isLoading && (found.error === null || hasNone) ? (
        <p role="status" className="px-4 py-6 text-small text-ink-2">
          {t`No people or messages found.`}
        </p>
      ) : null}
      {found.data === undefined ? null : (
        <LoadMore pages={found} loadingText={t`Searching messages...`} failure={t`We couldn’t search further.`} />
      )}
    </>
  );
}

const Title = ({ children }: { children: string }) => (
  <h2 className="px-4 pt-4 pb-1.5 text-small font-semibold">{children}</h2>
);
