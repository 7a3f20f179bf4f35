import { t } from '@lingui/core/macro';
import type { ChatUser, ThreadConversation } from '@skill-exchange/api-client/types';
import type { ActionMenuProps } from '@skill-exchange/ui/components/action-menu';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { paths } from '../../../config/paths.ts';
import { MoreActions } from '../../../lib/dialogs/more-actions.tsx';
import { canOpenSmallWindow, openSmallWindow } from '../small-window.ts';
import { useConversationActions } from './use-conversation-actions.tsx';

type ConversationMenuProps = {
  memberId: string;
  other: ChatUser;
  conversation: ThreadConversation;
  /** The member has archived it or marked it as unread. */
  onAside: () => void;
  onReport: () => void;
  onBlock: () => void;
};

/** The menu that marks, mutes and archives a conversation, and reports and blocks its other member. */
export function ConversationMenu({ memberId, other, conversation, onAside, onReport, onBlock }: ConversationMenuProps) {
  const actions = useConversationActions({
    ...conversation,
    memberId,
    otherId: other._id,
    conversationId: conversation._id,
    onAside,
  });
  const windows = canOpenSmallWindow()
    ? [
        {
          label: t`Open in a small window`,
          icon: <PictureInPicture2 aria-hidden="true" />,
          onSelect: () => openSmallWindow(paths.conversation.to(other._id), other._id),
        },
      ]
    : [];
  const safety: ActionMenuProps['actions'] = [
    { label: t`Report`, icon: <Flag aria-hidden="true" />, onSelect: onReport },
    { label: t`Block`, icon: <Ban aria-hidden="true" />, tone: 'danger', onSelect: onBlock },
  ];
  return (
    <MoreActions
      label={t`More about ${{ name: displayName(other.name) }}`}
      actions={[...windows, ...actions, ...(other.isFormer ? [] : safety)]}
    />
  );
}
