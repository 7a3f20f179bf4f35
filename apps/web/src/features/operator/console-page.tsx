import type { ReactNode } from 'react';
import { ConsoleNav } from './console-nav.tsx';

type ConsolePageProps = {
  /** Without the console's pages, for moderators who see one of them. */
  isAlone?: boolean;
  children: ReactNode;
};

/** A page of the console: its pages are beside it, with the edges of the dashboard, and on small screens above it. */
export function ConsolePage({ isAlone = false, children }: ConsolePageProps) {
  if (isAlone) return <div className="page-wrap *:max-w-232 pt-12 pb-24 max-sm:pt-8">{children}</div>;
  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8 lg:grid lg:grid-cols-[13.5rem_minmax(0,58rem)] lg:gap-12">
      <ConsoleNav />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
