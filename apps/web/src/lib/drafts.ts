import { useState } from 'react';
import { useMember } from './auth-session/auth-session-context.ts';
import { parseStored } from './stored.ts';
import { tabStorage } from './tab-storage.ts';

/** A form's draft: what was there when the page opened, and what to do with what is typed since. */
export type Draft<Content> = {
  readonly restored: Content | undefined;
  readonly keep: (content: Content) => void;
  /** The form was sent or discarded. */
  readonly drop: () => void;
};

/**
 * Keeps a half-filled form of the signed-in member in the tab's storage, where it outlives a reload and the end of the
 * session. Other members who log in here do not see it.
 *
 * @param read makes content of what was stored; undefined where it is none, or of an older version of the app
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

/** Where the browser blocks its storage, or has no room, a draft lives as long as its page. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, text);
  } catch {}
}
