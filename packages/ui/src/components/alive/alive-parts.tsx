import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import type { Change } from './alive-words.ts';

interface AliveCardProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A card of one question about the week. */
export function AliveCard({ title, hint, children }: AliveCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-5 pb-3">
          <h2 id={id} className="type-h4">
            {title}
          </h2>
          {hint === undefined ? null : <p className="text-small text-ink-2">{hint}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** An arrow and a word, never green or red: more is not always better. */
export function ChangeWords({ change, isLong = false }: { change: Change | undefined; isLong?: boolean }) {
  if (change === undefined) return null;
  const Arrow = change.direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center gap-2 text-small">
      {change.direction === undefined ? null : <Arrow aria-hidden="true" className="size-4 shrink-0" />}
      {isLong ? change.longWords : change.words}
    </span>
  );
}

/** Three numbers in a row, below a line. */
export function Three({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-3 border-t border-line">{children}</dl>;
}

interface OneOfThreeProps {
  value: string;
  label: string;
  note?: ReactNode;
}

export function OneOfThree({ value, label, note }: OneOfThreeProps) {
  return (
    <div className="flex min-w-0 flex-col border-s border-line p-4 wrap-anywhere first:border-s-0">
      <dt className="text-small">{label}</dt>
      <dd className="order-first font-display text-h4 font-bold">{value}</dd>
      {note === undefined ? null : <dd className="text-small text-ink-2">{note}</dd>}
    </div>
  );
}
