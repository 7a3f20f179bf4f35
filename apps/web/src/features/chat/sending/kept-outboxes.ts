import { outboxKey } from '../../../lib/chat/outbox-key.ts';
import { isRecord, parseStored, readTexts } from '../../../lib/storage/parse-stored.ts';
import type { TextStorage } from '../../../lib/storage/safe-storage.ts';
import type { Outgoing } from '../conversation/thread.ts';

/** A member's messages that the server has not stored, by the other member's id. */
export type Outboxes = Readonly<Record<string, readonly Outgoing[]>>;

/** Reads a member's unsent messages, which all tabs share. Pending ones wait: another tab sends them, or none. */
export function readOutboxes(storage: TextStorage, memberId: string): Outboxes {
  const outboxes = entriesOf(parseStored(storage.getItem(outboxKey(memberId)))).flatMap(([otherId, items]) => {
    const kept = Array.isArray(items) ? items.filter(isOutgoing) : [];
    const unsent = kept.map((item): Outgoing => ({ ...item, state: item.state === 'failed' ? 'failed' : 'waiting' }));
    return unsent.length === 0 ? [] : [[otherId, unsent] as const];
  });
  return Object.fromEntries(outboxes);
}

/** Stores the unsent messages until they are sent or the member logs out. */
export function writeOutboxes(storage: TextStorage, memberId: string, outboxes: Outboxes): void {
  if (Object.keys(outboxes).length === 0) storage.removeItem(outboxKey(memberId));
  else storage.setItem(outboxKey(memberId), JSON.stringify(outboxes));
}

const entriesOf = (stored: unknown): [string, unknown][] => (isRecord(stored) ? Object.entries(stored) : []);

const isText = (value: unknown): value is string => typeof value === 'string';

function isOutgoing(value: unknown): value is Outgoing {
  if (!isRecord(value) || readTexts(value, ['key', 'text', 'writtenAt']) === undefined) return false;
  return value.after === null || isText(value.after);
}
