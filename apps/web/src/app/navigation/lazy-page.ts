import { insist } from '@skill-exchange/ui/insist';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { untilThere } from '../../shared/until-there.ts';
import { isFirstPage } from '../takeover/drawn-part.ts';

/** A page, or a part of one, whose code travels on its own. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code ahead of time. Resolves to whether it has come. */
  preload: () => Promise<boolean>;
};

const atOnce = () => Promise.resolve(false);

/**
 * Makes a part of a page of a dynamic import. One that was fetched ahead of time is drawn at once, without the pause
 * that React puts after a placeholder. A failed preload is tried again when the part is opened.
 *
 * @param ready what to wait for before the code is fetched for drawing, unless it was fetched ahead of time. Resolves to
 * whether the part is on the screen already: then a fetch that fails is repeated, and the reader keeps what they see.
 */
export function lazyPart(load: () => Promise<ComponentType>, ready = atOnce): LazyPage {
  let component: ComponentType | undefined;
  let awaited: ComponentType | undefined;
  let failedVisit: string | undefined;
  let onPreloaded: (component: ComponentType) => void = () => {};

  async function fetch(): Promise<ComponentType> {
    const sheet = isFirstPage() ? undefined : import('../takeover/whole-sheet.ts');
    [component] = await Promise.all([load(), sheet]);
    onPreloaded(component);
    return component;
  }
  function open(): Promise<ComponentType> {
    return new Promise((resolve, reject) => {
      onPreloaded = resolve;
      ready()
        .then((isDrawn) => (isDrawn ? untilThere(fetch) : insist(fetch)))
        .catch(reject);
    });
  }
  function comesLater(visit: string): ComponentType {
    // React draws what has failed once more before it gives up: only whoever comes again tries again.
    if (failedVisit !== undefined && failedVisit !== visit) awaited = failedVisit = undefined;
    awaited ??= lazy(async () => {
      try {
        return { default: await open() };
      } catch (error) {
        failedVisit = visit;
        throw error;
      }
    });
    return awaited;
  }
  function Page() {
    const { key } = useLocation();
    const [part] = useState(() => createElement(component ?? comesLater(key)));
    return part;
  }
  return {
    Page,
    preload: async () => {
      if (component === undefined) await fetch().catch(() => {});
      return component !== undefined;
    },
  };
}

/** The same with the cache of server answers around it. */
export function lazyPage(load: () => Promise<ComponentType>, ready = atOnce): LazyPage {
  async function loadWithQueries() {
    const [{ Queries }, Content] = await Promise.all([import('../queries.tsx'), load()]);
    return () => createElement(Queries, null, createElement(Content));
  }
  return lazyPart(loadWithQueries, ready);
}
