import { type ComponentType, lazy } from 'react';

/** A page whose code travels on its own. */
export type LazyPage = { Page: ComponentType; preload: () => void };

/** Makes a page of a dynamic import. A failed preload is tried again when the page is opened. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await load() })),
    preload: () => void load().catch(() => {}),
  };
}
