import type { ReactNode } from 'react';

/** A table that scrolls horizontally. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className="sb-unstyled state-matrix" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
