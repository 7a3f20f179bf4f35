import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import { invalidate } from '@skill-exchange/api-client/refresh';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSetUnread } from '../../lib/chat/unread.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { useServices } from '../../lib/services.ts';
import { withTexts } from '../../lib/texts/with-texts.ts';
import { useChatMember } from './conversation/use-chat-member.ts';
import { usePageAwake } from './use-page-awake.ts';

const OutboxSender = lazyWithPreload(
  withTexts(['messages'], async () => (await import('./sending/outbox-sender.tsx')).OutboxSender),
);

/** Milliseconds between an `unread` event and the request for counts: events come in bursts. */
const countAfter = 300;

/** Keeps a member's live connection open on every page, counts unread messages, and sends those that wait. Shows nothing. */
export function LiveUnread() {
  const { live } = useServices();
  const query = chatUsersQuery(useApi(), useChatMember());
  const client = useQueryClient();
  const { data: users } = useQuery({ ...query, refetchOnWindowFocus: 'always' });
  useSetUnread(users);
  const { awakenings } = usePageAwake();
  const hasSender = usePreload(OutboxSender);

  const countAgain = useEffectEvent(() => invalidate(client, { queryKey: query.queryKey }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = live.listen({
      onUnread() {
        timer ??= setTimeout(() => {
          timer = undefined;
          countAgain();
        }, countAfter);
      },
    });
    live.open();
    return () => {
      clearTimeout(timer);
      end();
      live.close();
    };
  }, [live]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is visible or online again reconnects
  useEffect(() => live.wake(), [live, awakenings]);
  return hasSender ? <OutboxSender /> : null;
}
