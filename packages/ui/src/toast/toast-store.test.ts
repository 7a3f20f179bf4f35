import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, toastLimit } from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps toasts in the order in which they came', () => {
    const store = createToastStore();
    store.add('success', 'Login successful');
    store.add('error', 'Unable to report');
    expect(store.snapshot().map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Login successful'],
      ['error', 'Unable to report'],
    ]);
  });

  it('drops the oldest beyond the limit', () => {
    const store = createToastStore();
    for (let n = 1; n <= toastLimit + 3; n += 1) store.add('blank', `${n}`);
    expect(store.snapshot()).toHaveLength(toastLimit);
    expect(store.snapshot()[0]?.text).toBe('4');
  });

  it('lets a dismissed toast leave before it is gone', () => {
    const store = createToastStore();
    const id = store.add('blank', 'Hello');
    store.add('blank', 'Still here');
    store.dismiss(id);
    expect(store.snapshot().map(({ open }) => open)).toEqual([false, true]);
    vi.runAllTimers();
    expect(store.snapshot().map(({ text }) => text)).toEqual(['Still here']);
  });

  it('tells its listeners until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.add('blank', 'One');
    leave();
    store.add('blank', 'Two');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('gives the same snapshot until something changes', () => {
    const store = createToastStore();
    store.add('blank', 'One');
    expect(store.snapshot()).toBe(store.snapshot());
  });
});
