import { useIsLive } from '@skill-exchange/ui/use-is-live';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { replay } from './replay.ts';

/**
 * What the app takes over in one go from a page that the server has drawn. What the reader presses and types in it
 * before that is kept by the script in the page's head, and happens as soon as somebody listens.
 */
export function WaitingRegion(props: ComponentProps<'div'>) {
  const region = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  // Before anything is drawn anew, which would empty the fields that React fills.
  useLayoutEffect(() => {
    if (region.current === null) return;
    delete region.current.dataset.waiting;
    replay(region.current);
  }, []);
  return <div {...props} ref={region} data-waiting={isLive ? undefined : ''} />;
}
