import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithPreload, loadOrNotify, type Preloadable, usePreload } from '../lazy-with-preload.ts';

/**
 * A dialog in its own chunk, loaded when the browser is idle or when it is opened.
 *
 * @param close marks the dialog as closed when it fails to load, so that the next click retries
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> & Preloadable {
  const Content = lazyWithPreload(load);

  function Dialog(props: Props) {
    const { open } = props;
    const [wasOpened, setWasOpened] = useState(false);
    const giveUp = useEffectEvent(() => close(props));
    usePreload(Content);
    useEffect(() => {
      if (!open) return;
      void loadOrNotify(Content).then((isThere) => (isThere ? setWasOpened(true) : giveUp()));
    }, [open]);
    // Stays mounted while it closes.
    return wasOpened || (open && Content.isLoaded()) ? <Content {...props} /> : null;
  }
  const { preload, isLoaded } = Content;
  return Object.assign(Dialog, { preload, isLoaded });
}
