import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useIsLive } from './use-is-live.ts';

/**
 * A component whose code travels on its own, for what no server has drawn. It shows as soon as the code is there: after a
 * placeholder of `Suspense`, React waits until 300 ms have passed.
 *
 * @param load fetches the component; a failure is thrown where the component stands, and the next one to stand there
 * tries anew
 * @param placeholder stands in its place until then
 * @returns the component; `preload` fetches it ahead of time
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | undefined;
  async function preload() {
    loaded = await load();
    return loaded;
  }
  function Late(props: Props) {
    const isLive = useIsLive();
    const [Component, setComponent] = useState(() => (isLive ? loaded : undefined));
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (Component !== undefined) return;
      preload().then(
        (there) => startTransition(() => setComponent(() => there)),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Component]);
    if (failure !== undefined) throw failure.reason;
    return Component === undefined ? placeholder : createElement(Component, props);
  }
  return Object.assign(Late, { preload });
}
