import { useRef } from 'react';

/** Returns a random key. Unlike `crypto.randomUUID`, it works on pages served over plain http. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the key of an attempt to store something: the same while the content is the same, so that a
 * retry after a lost response stores it once.
 */
export function useIdempotencyKey(): (content: object) => string {
  const last = useRef<{ content: string; key: string }>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  };
}
