import { t } from '@lingui/core/macro';
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { isOnline } from './is-online.ts';
import { notify } from './notify.ts';

/** Milliseconds before each retry. */
const retryDelays = [500, 1500];

/**
 * Imports a module, with two retries. Rejects with the last error; immediately without a network, so
 * that the user is notified.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch (error) {
      if (!isOnline()) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return await load();
}

export type Preloadable = {
  /** Preloads the code. After a failure, the next call retries. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * `React.lazy` with a `preload`: a preloaded component renders without suspending, and one that failed
 * to load can be retried.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preloadable {
  const makeLazy = () => lazy(async () => ({ default: await start() })) as ComponentType<Props>;
  let Lazy = makeLazy();
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function preload(): Promise<ComponentType<Props>> {
    // React caches the failure of a lazy component.
    if (hasFailed) Lazy = makeLazy();
    return start();
  }

  function start(): Promise<ComponentType<Props>> {
    if (loading !== undefined && !hasFailed) return loading;
    hasFailed = false;
    loading = retryImport(load);
    loading.then(
      (component) => {
        loaded = component;
      },
      () => {
        hasFailed = true;
      },
    );
    return loading;
  }

  function LazyWithPreload(props: Props) {
    // Keeps its initial component: another one would lose its state.
    const [Component] = useState(() => loaded ?? Lazy);
    return createElement(Component, props);
  }
  return Object.assign(LazyWithPreload, { preload, isLoaded: () => loaded !== undefined });
}

/** Resolves once the browser is idle. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 200);
    else requestIdleCallback(resolve, { timeout: 2000 });
  });
}

/**
 * Preloads a component that the user is likely to open next, once the browser is idle. Returns whether
 * it is loaded.
 */
export function usePreload({ preload, isLoaded }: Preloadable, isLikely = true): boolean {
  const [isThere, setThere] = useState(isLoaded);
  useEffect(() => {
    if (!isLikely) return;
    const start = async () => {
      await whenIdle();
      await preload();
      setThere(true);
    };
    start().catch(() => {});
  }, [preload, isLikely]);
  return isThere;
}

/** Loads a component. Resolves to whether it succeeded; a toast shows a failure. */
export async function loadOrNotify({ preload }: Preloadable): Promise<boolean> {
  try {
    await preload();
    return true;
  } catch {
    notify.error(t`Part of the page didn't load. Reload to try again.`);
    return false;
  }
}
