/** Times of a move, in milliseconds after its input. */
export type Timing = {
  /** Until the browser painted again: the slowest of the input's events, by Event Timing. */
  answer: number;
  /** Until the first change of the page was visible. */
  first: number;
  /** Until the last change was visible. */
  settled: number;
};

/** The recorder's functions in the page. */
export type Recorder = {
  /** Times the next click, key or step of the history. */
  arm: () => void;
  /** Returns milliseconds since the page last changed; negative while the input has changed nothing. */
  quietFor: () => number;
  read: () => Timing;
};

/** Runs in a page before its own scripts, and adds a `Recorder`. Must not use anything outside itself. */
export function recordMoves(): void {
  let isArmed = false;
  let start = Number.NaN;
  let answer = 0;
  let changed = 0;
  let first = Number.NaN;
  let painted = Number.NaN;

  function begin({ timeStamp }: Event): void {
    if (!isArmed) return;
    isArmed = false;
    start = timeStamp;
  }
  for (const type of ['pointerdown', 'keydown', 'popstate']) window.addEventListener(type, begin, { capture: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId !== 0 && entry.startTime >= start) answer = Math.max(answer, entry.duration);
    // From the Event Timing specification, which TypeScript's DOM types lack.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  /** A message sent in a frame is received after that frame was rendered. */
  function afterFrame(callback: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(null);
    });
  }
  /** Whether a change is visible: within the viewport, and more than an empty placeholder. */
  function isSeen({ target, addedNodes, removedNodes }: MutationRecord): boolean {
    const changed = [...addedNodes, ...removedNodes];
    if (changed.length > 0 && changed.every((node) => node instanceof Element && node.matches('div:empty')))
      return false;
    // A removed node counts for its former parent.
    const added = [...addedNodes].filter((node) => node.isConnected);
    return (added.length > 0 ? added : [target]).some(isOnScreen);
  }
  function isOnScreen(node: Node): boolean {
    const range = document.createRange();
    range.selectNode(node);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  }
  new MutationObserver((mutations) => {
    if (isArmed || !mutations.some(isSeen)) return;
    changed = performance.now();
    afterFrame(() => {
      // A change from before the input.
      if (isArmed) return;
      painted = performance.now();
      if (Number.isNaN(first)) first = painted;
    });
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    // Not `style`: an element that only moves or fades existed before.
    attributeFilter: ['aria-busy', 'aria-current', 'data-state', 'hidden'],
  });

  const recorder: Recorder = {
    arm: () => {
      isArmed = true;
      answer = 0;
      changed = Number.POSITIVE_INFINITY;
      first = Number.NaN;
      painted = Number.NaN;
    },
    quietFor: () => performance.now() - changed,
    read: () => {
      if (Number.isNaN(start)) throw new Error('The input came to another document than the one that waited for it.');
      return { answer, first: first - start, settled: painted - start };
    },
  };
  Object.assign(window, { recorder });
}
