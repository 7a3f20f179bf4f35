import type { ChatUser } from '@skill-exchange/api-client/types';
import type { ThreadMessage } from '../chat-thread/thread-days.ts';

export interface ChatPanelProps {
  /** Members to chat with; undefined while loading. */
  users: readonly ChatUser[] | undefined;
  selectedId?: string | undefined;
  onSelect: (user: ChatUser) => void;
  memberId: string;
  /** The open conversation, oldest first; undefined while loading. */
  messages: readonly ThreadMessage[] | undefined;
  /** The draft to the selected member. Keep one per member, also while the chat is closed. */
  text: string;
  onTextChange: (text: string) => void;
  /** Suggested first messages, shown in an empty conversation until something is typed. */
  openers?: readonly string[] | undefined;
  /** Clear `text` once it is accepted. */
  onSend: (text: string) => void;
  pending?: boolean | undefined;
  /** Sends a failed message again. */
  onResend: (message: ThreadMessage) => void;
  /** Reports a message of the other member. */
  onReport?: ((message: ThreadMessage) => void) | undefined;
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  /** Set when loading failed: renders an error with 'Try again'. */
  onReload?: (() => void) | undefined;
  now?: number | undefined;
  timeZone?: string | undefined;
}
