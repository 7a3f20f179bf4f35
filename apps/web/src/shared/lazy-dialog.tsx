import { type ComponentType, lazy, Suspense, useState } from 'react';
import { untilThere } from './until-there.ts';

/** Milliseconds after which a browser that does not tell when it is idle is taken for it. */
const pause = 300;

/**
 * A dialog that travels on its own, since a page can be read without it. Call `prepare` where it is likely to be
 * opened: its code then comes while the browser has nothing else to do, and the dialog opens at once.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Content = lazy(async () => ({ default: await untilThere(load) }));

  function Dialog(props: Props) {
    const [isWanted, setWanted] = useState(props.open);
    if (props.open && !isWanted) setWanted(true);
    if (!isWanted) return null;
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  }

  function prepare(): void {
    const fetch = () => void load().catch(() => {});
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetch);
    else setTimeout(fetch, pause);
  }

  return { Dialog, prepare };
}
