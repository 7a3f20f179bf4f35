import { useState } from 'react';
import { useMember } from './auth-session/auth-session-context.ts';
import { parseStored } from './stored.ts';
import { tabStorage } from './tab-storage.ts';

/** A form's draft: its content when the page opened, and functions to store or drop it. */
export type Draft<Content> = {
  readonly restored: Content | undefined;
  readonly keep: (content: Content) => void;
  /** Removes the draft once the form is sent or discarded. */
  readonly drop: () => void;
};

/**
 * Stores a form's draft of the signed-in member in the tab's storage, where it survives a reload and
 * the end of the session. Other members who log in here do not see it.
 *
 * @param read parses the stored content; undefined for an invalid one, or one of an older version of the app
 */
export function useDraft<Content>(form: string, read: (stored: unknown) => Content | undefined): Draft<Content> {
  const memberId = useMember()?.userId ?? '';
  const key = `draft:${form}:${memberId}`;
  const [restored] = useState(() => read(parseStored(tabStorage()?.getItem(key) ?? null)));
  const [changes] = useState(() => ({
    keep: (content: Content) => store(key, JSON.stringify(content)),
    drop: () => store(key, null),
  }));
  return { restored, ...changes };
}

/** If the browser blocks its storage, or it is full, a draft lasts as long as its page. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, text);
  } catch {}
}
