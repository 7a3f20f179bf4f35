import type { ChatUser } from '@skill-exchange/api-client/types';
import type { ComposerAttachments } from '../chat-composer/chat-composer.tsx';
import type { MessageActions, OtherMarks } from '../chat-thread/message-actions.ts';
import type { ThreadLine, ThreadMessage } from '../chat-thread/thread-days.ts';
import type { BothGoing } from './both-going-note.tsx';

/** A reply or an edit that has been started in the text field. */
export interface StartedMessage {
  kind: 'reply' | 'edit';
  /** The answered or edited message. */
  message: ThreadMessage;
  /** Changed descriptions of an edit, by the ids of pictures. */
  descriptions?: Readonly<Record<string, string>> | undefined;
  onDescribe?: ((attachmentId: string, description: string) => void) | undefined;
  onCancel: () => void;
}

export interface ChatPanelProps {
  /** Members to chat with; undefined while loading. */
  users: readonly ChatUser[] | undefined;
  selectedId?: string | undefined;
  onSelect: (user: ChatUser) => void;
  memberId: string;
  /** The open conversation, oldest first; undefined while loading. */
  messages: readonly ThreadMessage[] | undefined;
  /** Events between the two other than messages, oldest first. */
  lines?: readonly ThreadLine[] | undefined;
  /** What the two will do together, above their messages. */
  bothGoing?: BothGoing | undefined;
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
  /** Replies, edits, deletions and reactions; undefined in a backend without them. */
  actions?: MessageActions | undefined;
  /** How far the other member has received and read. */
  marks?: OtherMarks | undefined;
  /** The first unread message. */
  newFrom?: string | undefined;
  /** The `seq` of a found message, at which the thread opens. */
  foundSeq?: number | undefined;
  /** Called with whether the end of the thread is in sight. */
  onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  isTyping?: boolean | undefined;
  note?: StartedMessage | undefined;
  /** Files of the next message; undefined in a backend without them. */
  attachments?: ComposerAttachments | undefined;
  onShowEarlier?: (() => void) | undefined;
  showingEarlier?: boolean | undefined;
  onShowLater?: (() => void) | undefined;
  showingLater?: boolean | undefined;
  /** Set when loading failed: renders an error with 'Try again'. */
  onReload?: (() => void) | undefined;
  now?: number | undefined;
  timeZone?: string | undefined;
}
