import { type ReactNode, Suspense } from 'react';
import { WaitingRegion } from './waiting-region.tsx';

/**
 * A part of the page that the app takes over by itself, as soon as its code is there. Make the element once, outside of
 * components: a part that is drawn anew before its code has come loses what the server has drawn.
 */
export function WaitingPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WaitingRegion className="contents">{children}</WaitingRegion>
    </Suspense>
  );
}
