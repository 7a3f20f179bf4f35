import { useSyncExternalStore } from 'react';

/** How long after a touch a page counts as looked at, in ms. */
const touchLasts = 60_000;

/** Whether somebody looks at the page: they touched it within the last minute, or it has the focus. */
export type Attention = 'touched' | 'focused' | 'none';

const touches = ['pointerdown', 'touchstart', 'wheel'] as const;

const never = Number.NEGATIVE_INFINITY;

let touchedAt = never;
let subscribers = 0;

function read(): Attention {
  if (document.visibilityState !== 'visible') return 'none';
  if (Date.now() - touchedAt < touchLasts) return 'touched';
  return document.hasFocus() ? 'focused' : 'none';
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscribers += 1;
  function onTouch() {
    touchedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(onChange, touchLasts);
    onChange();
  }
  for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true, capture: true });
  for (const change of ['focus', 'blur']) window.addEventListener(change, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    subscribers -= 1;
    // A touch of an earlier page says nothing about the next one.
    if (subscribers === 0) touchedAt = never;
    for (const touch of touches) window.removeEventListener(touch, onTouch, { capture: true });
    for (const change of ['focus', 'blur']) window.removeEventListener(change, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns whether somebody looks at the page now. */
export const useAttention = (): Attention => useSyncExternalStore(subscribe, read, () => 'none');
