import type { ReactNode } from 'react';

/** A fact about an event, in a `dl`. */
export function EventFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-small text-ink-2">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
