import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyWithPreload, retryImport } from '../src/lib/lazy-with-preload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Page = () => null;

test('an import that fails is tried twice more', async () => {
  const load = vi
    .fn(async () => Page)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  const imported = retryImport(load);
  await vi.runAllTimersAsync();
  expect(await imported).toBe(Page);
  expect(load).toHaveBeenCalledTimes(3);
});

test('an import that keeps failing rejects', async () => {
  const load = vi.fn(lost);
  const imported = expect(retryImport(load)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await imported;
  expect(load).toHaveBeenCalledTimes(3);
});

test('without a network an import rejects at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(lost);
  await expect(retryImport(load)).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

test('a component is loaded once, however often it is preloaded', async () => {
  const load = vi.fn(async () => Page);
  const LazyPage = lazyWithPreload(load);
  expect(LazyPage.isLoaded()).toBe(false);
  await Promise.all([LazyPage.preload(), LazyPage.preload()]);
  await LazyPage.preload();
  expect(load).toHaveBeenCalledOnce();
  expect(LazyPage.isLoaded()).toBe(true);
});

test('a component that could not be loaded is tried again when it is asked for again', async () => {
  const load = vi.fn(async () => Page);
  for (let time = 0; time < 3; time += 1) load.mockImplementationOnce(lost);
  const LazyPage = lazyWithPreload(load);
  const first = expect(LazyPage.preload()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await first;
  expect(LazyPage.isLoaded()).toBe(false);
  await LazyPage.preload();
  expect(LazyPage.isLoaded()).toBe(true);
});
