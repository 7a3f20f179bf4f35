import { useCode } from '@skill-exchange/ui/use-code';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { type ComponentType, useEffect, useEffectEvent } from 'react';

/**
 * A dialog that travels on its own, since a page can be read without it. Call `prepare` where it is likely to be
 * opened: its code then comes when the page has its data, and the dialog opens at once.
 *
 * @param close has the page take it for closed: its code did not arrive, and the next press shall ask for it again
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  const loadContent = async () => ({ Content: await load() });

  function Dialog(props: Props) {
    const { open } = props;
    const [code, fetch] = useCode(loadContent);
    const giveUp = useEffectEvent(() => close(props));
    useEffect(() => {
      if (!open) return;
      void fetch().then((isThere) => {
        if (!isThere) giveUp();
      });
    }, [open, fetch]);
    return code === undefined ? null : <code.Content {...props} />;
  }

  function prepare(): void {
    whenIdle(() => void load().catch(() => {}));
  }

  return { Dialog, prepare };
}
