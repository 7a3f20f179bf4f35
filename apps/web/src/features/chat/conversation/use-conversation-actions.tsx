import { t } from '@lingui/core/macro';
import { useApi } from '@skill-exchange/api-client/provider';
import { changeConversationMutation } from '@skill-exchange/api-client/threads';
import type { ChatUser, ConversationChange } from '@skill-exchange/api-client/types';
import type { ActionMenuProps } from '@skill-exchange/ui/components/action-menu';
import { useMutation } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import MailDot from 'lucide-react/icons/mail-dot';
import MailOpen from 'lucide-react/icons/mail-open';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { useChatStore } from '../use-chat-store.ts';
import { describe } from './thread.ts';

/** In milliseconds. */
const hour = 3_600_000;

/** A muted conversation without an end. */
const forever = '9999-01-01T00:00:00.000Z';

type Settings = Pick<ChatUser, 'isArchived' | 'isMarkedUnread' | 'mutedUntil'>;

type ConversationActionsOptions = Settings & {
  memberId: string;
  otherId: string;
  conversationId: string;
  /** The member has put it aside: archived, or marked as unread. */
  onAside: () => void;
};

/** Returns the actions of a conversation's menus: mark as unread, mute, archive, and the reverse. */
export function useConversationActions(options: ConversationActionsOptions): ActionMenuProps['actions'] {
  const { memberId, otherId, conversationId, onAside, isArchived, isMarkedUnread, mutedUntil } = options;
  const [store] = useChatStore(memberId);
  const mutation = changeConversationMutation(useApi(), memberId);
  const { mutate } = useMutation({
    ...mutation,
    onSuccess: (changed, ...rest) => {
      store.update(otherId, (thread) => describe(thread, changed));
      return mutation.onSuccess?.(changed, ...rest);
    },
    onError: (error) => toastError(t`Your change couldn’t be saved.`, error),
  });
  const change = (to: ConversationChange, done: string, onDone?: () => void) => () =>
    mutate(
      { conversationId, ...to },
      {
        onSuccess: () => {
          notify.success(done);
          onDone?.();
        },
      },
    );
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const isMuted = mutedUntil !== undefined && Date.parse(mutedUntil) > Date.now();
  const muteIcon = <BellOff aria-hidden="true" />;
  const marking = isMarkedUnread
    ? {
        label: t`Mark as read`,
        icon: <MailOpen aria-hidden="true" />,
        onSelect: change({ isMarkedUnread: false }, t`Marked as read.`),
      }
    : {
        label: t`Mark as unread`,
        icon: <MailDot aria-hidden="true" />,
        onSelect: change({ isMarkedUnread: true }, t`Marked as unread until you open it.`, onAside),
      };
  const muting = isMuted
    ? [{ label: t`Unmute`, icon: <Bell aria-hidden="true" />, onSelect: change({ mutedUntil: null }, t`Unmuted.`) }]
    : [
        {
          label: t`Mute for 1 hour`,
          icon: muteIcon,
          onSelect: change({ mutedUntil: inHours(1) }, t`Muted for 1 hour.`),
        },
        {
          label: t`Mute for 8 hours`,
          icon: muteIcon,
          onSelect: change({ mutedUntil: inHours(8) }, t`Muted for 8 hours.`),
        },
        { label: t`Mute until I turn it on`, icon: muteIcon, onSelect: change({ mutedUntil: forever }, t`Muted.`) },
      ];
  const archiving = isArchived
    ? {
        label: t`Move to messages`,
        icon: <ArchiveRestore aria-hidden="true" />,
        onSelect: change({ isArchived: false }, t`Moved to messages.`),
      }
    : {
        label: t`Archive`,
        icon: <Archive aria-hidden="true" />,
        onSelect: change({ isArchived: true }, t`Archived until the next message.`, onAside),
      };
  return [marking, ...muting, archiving];
}
