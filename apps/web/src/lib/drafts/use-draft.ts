import { useState } from 'react';
import { useMember } from '../auth-session/auth-session-context.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { keepDraft, readDraft } from './draft-store.ts';

/** A form's draft: its content when the page opened, and functions to store or drop it. */
export type Draft<Content> = {
  readonly restored: Content | undefined;
  readonly keep: (content: Content) => void;
  /** Removes the draft once the form is sent or discarded. */
  readonly drop: () => void;
};

/**
 * Stores a form's draft of the signed-in member on this device, where it survives a closed tab and a session that the
 * server ends, until the member logs out. If the browser blocks its storage, or it is full, it lasts as long as the page.
 *
 * @param read parses the stored content; undefined for an invalid one, or one of an older version of the app
 */
export function useDraft<Content>(form: string, read: (stored: unknown) => Content | undefined): Draft<Content> {
  const memberId = useMember()?.userId ?? '';
  const [restored] = useState(() => read(readDraft(safeStorage(), memberId, form)));
  const [changes] = useState(() => ({
    keep: (content: Content) => keepDraft(safeStorage(), memberId, form, content),
    drop: () => keepDraft(safeStorage(), memberId, form, undefined),
  }));
  return { restored, ...changes };
}
