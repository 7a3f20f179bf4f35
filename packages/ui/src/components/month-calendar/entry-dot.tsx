import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import type { EntryKind } from './entry-look.ts';

const looks: Record<EntryKind, string> = {
  waiting: 'border border-ink-2',
  agreed: 'bg-ink',
  host: 'bg-teach',
  joined: 'bg-learn-ink',
};

export function EntryDot({ kind, className }: { kind: EntryKind; className?: string }) {
  return <span aria-hidden="true" className={cx('size-1.5 rounded-full', looks[kind], className)} />;
}

/** The legend of a calendar's colors. */
export function EntryLegend() {
  const names = [
    ['agreed', t`Session`],
    ['waiting', t`Session that waits`],
    ['host', eventStateWords.host],
    ['joined', eventStateWords.registered],
  ] as const;
  return (
    <ul aria-label={t`What the colors mean`} className="flex flex-wrap gap-x-5 gap-y-1 text-cap text-ink-2">
      {names.map(([kind, name]) => (
        <li key={kind} className="flex items-center gap-2">
          <EntryDot kind={kind} className="size-2.5" />
          {name}
        </li>
      ))}
    </ul>
  );
}
