import { t } from '@lingui/core/macro';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { MoreActions } from '../../../lib/dialogs/more-actions.tsx';
import { useConversationActions } from './use-conversation-actions.tsx';

type ConversationRowMenuProps = {
  memberId: string;
  user: ChatUser;
  conversationId: string;
  /** The member has archived it or marked it as unread. */
  onAside: () => void;
};

/** The menu of a conversation's row in the list. */
export function ConversationRowMenu({ memberId, user, conversationId, onAside }: ConversationRowMenuProps) {
  const actions = useConversationActions({ ...user, memberId, otherId: user._id, conversationId, onAside });
  return <MoreActions label={t`Actions for ${{ name: displayName(user.name) }}`} actions={actions} />;
}
