import { useApi } from '@skill-exchange/api-client/provider';
import { changeConversationMutation } from '@skill-exchange/api-client/threads';
import type { ChatUser, ConversationChange, ThreadConversation } from '@skill-exchange/api-client/types';
import type { ActionMenuProps } from '@skill-exchange/ui/components/action-menu';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { useMutation } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Flag from 'lucide-react/icons/flag';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import { paths } from '../../config/paths.ts';
import { MoreActions } from '../../lib/more-actions.tsx';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';
import type { ChatStore } from './chat-store.ts';
import { canOpenSmallWindow, openSmallWindow } from './small-window.ts';
import { describe } from './thread.ts';

/** In milliseconds. */
const hour = 3_600_000;

/** A muted conversation without an end. */
const forever = '9999-01-01T00:00:00.000Z';

type ConversationMenuProps = {
  store: ChatStore;
  memberId: string;
  other: ChatUser;
  conversation: ThreadConversation;
  onArchived: () => void;
  onReport: () => void;
  onBlock: () => void;
};

/** The menu that mutes and archives a conversation, and reports and blocks its other member. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { store, memberId, other, conversation, onArchived, onReport, onBlock } = props;
  const mutation = changeConversationMutation(useApi(), memberId);
  const { mutate } = useMutation({
    ...mutation,
    onSuccess: (changed, ...rest) => {
      store.update(other._id, (thread) => describe(thread, changed));
      return mutation.onSuccess?.(changed, ...rest);
    },
    onError: (error) => toastError('Your change couldn’t be saved.', error),
  });
  const change = (to: ConversationChange, done: string, onDone?: () => void) => () =>
    mutate(
      { conversationId: conversation._id, ...to },
      {
        onSuccess: () => {
          notify.success(done);
          onDone?.();
        },
      },
    );
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const isMuted = conversation.mutedUntil !== undefined && Date.parse(conversation.mutedUntil) > Date.now();
  const muteIcon = <BellOff aria-hidden="true" />;
  const muting = isMuted
    ? [{ label: 'Unmute', icon: <Bell aria-hidden="true" />, onSelect: change({ mutedUntil: null }, 'Unmuted.') }]
    : [
        { label: 'Mute for 1 hour', icon: muteIcon, onSelect: change({ mutedUntil: inHours(1) }, 'Muted for 1 hour.') },
        {
          label: 'Mute for 8 hours',
          icon: muteIcon,
          onSelect: change({ mutedUntil: inHours(8) }, 'Muted for 8 hours.'),
        },
        { label: 'Mute until I turn it on', icon: muteIcon, onSelect: change({ mutedUntil: forever }, 'Muted.') },
      ];
  const archiving = conversation.isArchived
    ? {
        label: 'Move to messages',
        icon: <ArchiveRestore aria-hidden="true" />,
        onSelect: change({ isArchived: false }, 'Moved to messages.'),
      }
    : {
        label: 'Archive',
        icon: <Archive aria-hidden="true" />,
        onSelect: change({ isArchived: true }, 'Archived until the next message.', onArchived),
      };
  const windows = canOpenSmallWindow()
    ? [
        {
          label: 'Open in a small window',
          icon: <PictureInPicture2 aria-hidden="true" />,
          onSelect: () => openSmallWindow(paths.conversation.to(other._id), other._id),
        },
      ]
    : [];
  const safety: ActionMenuProps['actions'] = [
    { label: 'Report', icon: <Flag aria-hidden="true" />, onSelect: onReport },
    { label: 'Block', icon: <Ban aria-hidden="true" />, tone: 'danger', onSelect: onBlock },
  ];
  return (
    <MoreActions
      label={`More about ${displayName(other.name)}`}
      actions={[...windows, ...muting, archiving, ...(other.isFormer ? [] : safety)]}
    />
  );
}
