import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';

export type TimeView = 'week' | 'hours' | 'month';

interface TimeTabsProps extends ComponentProps<'nav'> {
  current: TimeView;
  hrefs: Readonly<Record<TimeView, string>>;
}

const names: readonly [view: TimeView, name: MessageDescriptor][] = [
  ['week', msg`This week`],
  ['hours', msg`Every week`],
  ['month', msg`Month`],
];

/** The three views of a member's time, each a page. */
export function TimeTabs({ current, hrefs, className, ...rest }: TimeTabsProps) {
  const Link = useLink();
  return (
    <nav data-slot="time-tabs" aria-label={t`Your time`} className={className} {...rest}>
      <ul className="grid max-w-105 grid-cols-3 rounded-ctl bg-sunken p-1">
        {names.map(([view, name]) => (
          <li key={view}>
            <Link
              href={hrefs[view]}
              aria-current={view === current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-center rounded-chip px-2 text-center text-small font-semibold no-underline',
                view === current ? 'bg-ink text-canvas' : 'text-ink',
              )}
            >
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
