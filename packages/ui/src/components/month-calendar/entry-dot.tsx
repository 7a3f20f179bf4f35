import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { i18n } from '../../lib/texts/i18n.ts';
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

const names: readonly [kind: EntryKind, name: MessageDescriptor][] = [
  ['agreed', msg`Session`],
  ['waiting', msg`Session that waits`],
  ['host', msg`You host`],
  ['joined', msg`You joined`],
];

/** The legend of a calendar's colors. */
export function EntryLegend() {
  return (
    <ul aria-label={t`What the colors mean`} className="flex flex-wrap gap-x-5 gap-y-1 text-cap text-ink-2">
      {names.map(([kind, name]) => (
        <li key={kind} className="flex items-center gap-2">
          <EntryDot kind={kind} className="size-2.5" />
          {i18n._(name)}
        </li>
      ))}
    </ul>
  );
}
