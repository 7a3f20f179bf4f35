import type { Reaction } from '@skill-exchange/api-client/types';
import type { ThreadMessage } from './thread-days.ts';

/** What a member can do with a message. Keep the object between renders: a new one renders every message again. */
export interface MessageActions {
  /** Whether an own message can still be edited; asked when its menu opens. */
  canEdit: (message: ThreadMessage) => boolean;
  onReply: (message: ThreadMessage) => void;
  onEdit: (message: ThreadMessage) => void;
  onDelete: (message: ThreadMessage) => void;
  onReact: (message: ThreadMessage, reaction: Reaction, isOn: boolean) => void;
}

/** How far the other member has received and read, by the `seq` of messages. */
export interface OtherMarks {
  readonly readSeq: number;
  readonly deliveredSeq: number;
}

export type Receipt = 'Sent' | 'Delivered' | 'Read';

/** Returns the receipt of an own stored message. */
export function receiptOf({ seq }: ThreadMessage, marks: OtherMarks | undefined): Receipt {
  if (marks === undefined || seq === undefined) return 'Sent';
  if (seq <= marks.readSeq) return 'Read';
  return seq <= marks.deliveredSeq ? 'Delivered' : 'Sent';
}
