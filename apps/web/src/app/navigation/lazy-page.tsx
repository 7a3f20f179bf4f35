import { insist } from '@skill-exchange/ui/insist';
import { late } from '@skill-exchange/ui/late';
import { useIsLive } from '@skill-exchange/ui/use-is-live';
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { untilThere } from '../../shared/until-there.ts';
import { PagePlaceholder } from '../layouts/page-placeholder.tsx';
import { isFirstPage } from '../takeover/drawn-part.ts';

/** A page, or a part of one, whose code travels on its own. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code ahead of time. Resolves to whether it has come. */
  preload: () => Promise<boolean>;
};

type Options = {
  /**
   * What to wait for before the code is fetched for drawing, unless it was fetched ahead of time. Resolves to whether the
   * part is on the screen already: then a fetch that fails is repeated, and the reader keeps what they see.
   */
  ready?: () => Promise<boolean>;
  /** Stands in its place until the code is there, where the server has drawn nothing. */
  placeholder?: ReactNode;
};

/**
 * Makes a part of a page of a dynamic import. One that was fetched ahead of time is drawn at once. A failed fetch is
 * tried again when the part is opened anew.
 */
export function lazyPart(
  load: () => Promise<ComponentType>,
  { ready = () => Promise.resolve(false), placeholder }: Options = {},
): LazyPage {
  let component: ComponentType | undefined;
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
  // While it waits, React leaves alone what the server has drawn.
  const Drawn = lazy(async () => ({ default: await open() }));
  const Late = late(open, placeholder);

  function Page() {
    const isLive = useIsLive();
    const [part] = useState(() => createElement(component ?? (isLive ? Late : Drawn)));
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
export function lazyPartWithQueries(load: () => Promise<ComponentType>, options?: Options): LazyPage {
  async function loadWithQueries() {
    const [{ Queries }, Content] = await Promise.all([import('../queries.tsx'), load()]);
    return () => createElement(Queries, null, createElement(Content));
  }
  return lazyPart(loadWithQueries, options);
}

/** A page that reads from the server. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage =>
  lazyPartWithQueries(load, { placeholder: <PagePlaceholder /> });
