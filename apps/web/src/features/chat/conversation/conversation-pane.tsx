import { t } from '@lingui/core/macro';
import { isApiError } from '@skill-exchange/api-client/errors';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatPane } from '@skill-exchange/ui/components/chat-pane';
import { MessageRequest } from '@skill-exchange/ui/components/message-request';
import { ThreadHead } from '@skill-exchange/ui/components/thread-head';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { type ComponentProps, useMemo } from 'react';
import { paths } from '../../../config/paths.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useBothGoing } from '../../../lib/plans/use-both-going.ts';
import { useSessionLines } from '../../../lib/plans/use-session-lines.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { conversationsOf, useChatList } from '../use-chat-list.ts';
import { useLiveThreads } from '../use-live-threads.ts';
import { useOpenConversation } from '../use-open-conversation.tsx';
import { usePageAwake } from '../use-page-awake.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { MissingMember } from './missing-member.tsx';
import { openersFor } from './openers.ts';
import { useChatMember } from './use-chat-member.ts';
import { useMessageRequest } from './use-message-request.ts';

type ConversationPaneProps = {
  /** The other member. */
  otherId: string;
  /** The `seq` of a message to open the thread at. */
  at: number | undefined;
  /** Skills of a swap between the two that exists; otherwise what they could swap. */
  swap?: ComponentProps<typeof ThreadHead>['match'];
  /** The member is done with the conversation for now. */
  onGone: () => void;
  /** The member wants to report or block the other one. */
  onReport: (other: ChatUser) => void;
  onBlock: (other: ChatUser) => void;
};

/** One conversation of the member, next to the list of all. */
export function ConversationPane({ otherId, at, swap, onGone, onReport, onBlock }: ConversationPaneProps) {
  const memberId = useChatMember();
  const { data: profile, error } = useUser(otherId);
  const { isVisible, awakenings } = usePageAwake();
  const known = useMemo(
    () => ({ _id: otherId, name: profile?.name ?? '', photo: profile?.photo ?? '' }),
    [otherId, profile],
  );
  const list = useChatList(memberId, known);
  const listed = list.users?.find(({ _id, conversationId }) => _id === otherId && conversationId !== undefined);
  const other = listed ?? (profile === undefined ? undefined : list.users?.find(({ _id }) => _id === otherId));
  const { store, thread, conversationId, shown, dialogs, report } = useOpenConversation({
    memberId,
    otherId: other?._id,
    knownId: listed?.conversationId,
    isMarkedUnread: list.users && listed?.isMarkedUnread === true,
    isReading: isVisible && other !== undefined,
    at,
    newest: listed?.changeSeq,
    missed: list.missed(awakenings),
    onRead: list.clearUnread,
  });
  const lines = useSessionLines({ memberId, otherId: other?._id, isReading: isVisible });
  const hasSessions = useOffers('sessions');
  const bothGoing = useBothGoing(other?._id, isVisible);
  const conversations = useMemo(
    () => [
      ...(conversationId === undefined ? [] : [[conversationId, otherId] as const]),
      ...conversationsOf(list.users),
    ],
    [conversationId, otherId, list.users],
  );
  useLiveThreads({ store, conversations, isWanted: true });
  const { answer, pending } = useMessageRequest({ store, memberId, otherId, conversationId, onDeclined: onGone });

  if (listed === undefined && isApiError(error, 404)) return <MissingMember otherId={otherId} at={at} />;
  const { conversation, messages } = thread;
  const isIncoming = conversation?.request === 'incoming';
  // The list is the first to include a new or accepted conversation.
  const side = isIncoming || listed === undefined ? conversation?.request : outgoing(listed.request);
  // Marks and messages of the other member show the acceptance before the next response does.
  const hasAnswered =
    side === 'outgoing' &&
    ((shown.marks?.readSeq ?? 0) > 0 || messages?.some(({ senderId }) => senderId._id === otherId) === true);
  const [learn, teach] = [profile?.match?.teaches[0], profile?.match?.wants[0]];
  return (
    <>
      <PageMeta
        title={other === undefined ? t`Messages` : t`Messages with ${{ name: other.name }}`}
        description={t`Your conversation.`}
      />
      <ChatPane
        key={otherId}
        other={other}
        lines={lines}
        bothGoing={bothGoing}
        openers={profile && openersFor(profile)}
        head={
          other === undefined ? null : (
            <ThreadHead
              other={other}
              backHref={paths.messages}
              profileHref={other.isFormer ? undefined : paths.user.to(otherId)}
              presence={conversation?.presence}
              match={swap ?? (learn !== undefined && teach !== undefined ? { learn, teach } : undefined)}
            >
              {other.isFormer || !hasSessions ? null : (
                <ButtonLink href={paths.dashboard.sessionWith(otherId)} size="sm" aria-label={t`Propose a session`}>
                  <CalendarPlus aria-hidden="true" />
                  <span className="max-sm:hidden">{t`Propose a session`}</span>
                </ButtonLink>
              )}
              {thread.isClassic || conversation === undefined ? null : (
                <ConversationMenu
                  memberId={memberId}
                  other={other}
                  conversation={conversation}
                  onAside={onGone}
                  onReport={() => onReport(other)}
                  onBlock={() => onBlock(other)}
                />
              )}
            </ThreadHead>
          )
        }
        request={
          side === undefined || hasAnswered ? null : (
            <MessageRequest
              side={side}
              name={other?.name ?? ''}
              pending={pending}
              onAccept={() => answer('accept')}
              onDecline={() => answer('decline')}
              onReport={report}
            />
          )
        }
        foundSeq={at}
        {...shown}
      />
      {dialogs}
    </>
  );
}

const outgoing = (request: ChatUser['request']) => (request === 'outgoing' ? request : undefined);
