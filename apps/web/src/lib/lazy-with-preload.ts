import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { isOnline } from './is-online.ts';
import { notify } from './notify.ts';

/** Milliseconds before each new attempt. */
const retryDelays = [500, 1500];

/**
 * Imports a module, with two more attempts where the first one fails. Rejects as the last one does; without a network at
 * once, so that the user is told.
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
  /** Loads the code ahead of time. After a failure, the next call tries again. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * `React.lazy` with a `preload`: a component that was preloaded renders without suspending, and one that could not be
 * loaded can be tried again.
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
    // React keeps what a lazy component has failed with.
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
    // Keeps the component that it started with: another one would lose its state.
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
 * Preloads a component once the browser is idle, for what the user is likely to open next. Returns whether it is loaded.
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
    notify.error("Part of the page didn't load. Reload to try again.");
    return false;
  }
}
