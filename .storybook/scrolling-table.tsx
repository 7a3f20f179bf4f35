import type { ReactNode } from 'react';

/** A table on a page of this Storybook, which scrolls by itself where it is wider than the page. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className="sb-unstyled state-matrix" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
