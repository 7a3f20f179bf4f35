import type { TextStorage } from '../../lib/safe-storage.ts';
import { isRecord, parseStored, readTexts } from '../../lib/stored.ts';
import type { Outgoing } from './thread.ts';

/** A member's texts that the server has not stored, by the other member's id. */
type KeptTexts = {
  readonly drafts: Readonly<Record<string, string>>;
  readonly outboxes: Readonly<Record<string, readonly Outgoing[]>>;
};

const keyOf = (memberId: string) => `chat:${memberId}`;

/**
 * Reads a member's texts from this tab's storage. Never throws. A message that was pending when the
 * page closed counts as failed: sending it again is safe.
 */
export function readKeptTexts(storage: TextStorage | null, memberId: string): KeptTexts {
  const stored = parseStored(storage?.getItem(keyOf(memberId)) ?? null);
  const drafts = entries(stored, 'drafts').filter((entry): entry is [string, string] => isText(entry[1]));
  const outboxes = entries(stored, 'outboxes').map(([otherId, items]): [string, Outgoing[]] => [
    otherId,
    Array.isArray(items) ? items.filter(isOutgoing).map((item) => ({ ...item, state: 'failed' })) : [],
  ]);
  return { drafts: Object.fromEntries(drafts), outboxes: Object.fromEntries(outboxes) };
}

/** Stores the texts until the tab is closed. Without storage they last as long as the page. */
export function writeKeptTexts(storage: TextStorage | null, memberId: string, texts: KeptTexts): void {
  try {
    storage?.setItem(keyOf(memberId), JSON.stringify(texts));
  } catch {}
}

function entries(stored: unknown, name: keyof KeptTexts): [string, unknown][] {
  const part = isRecord(stored) ? stored[name] : undefined;
  return isRecord(part) ? Object.entries(part) : [];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isOutgoing(value: unknown): value is Outgoing {
  if (!isRecord(value) || readTexts(value, ['key', 'text', 'writtenAt']) === undefined) return false;
  return value.after === null || isText(value.after);
}
