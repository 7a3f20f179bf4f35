import { whenIdle } from '@skill-exchange/ui/when-idle';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { untilThere } from './until-there.ts';

/**
 * A dialog that travels on its own, since a page can be read without it. Call `prepare` where it is likely to be
 * opened: its code then comes when the page has its data, and the dialog opens at once.
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
    whenIdle(() => void load().catch(() => {}));
  }

  return { Dialog, prepare };
}
