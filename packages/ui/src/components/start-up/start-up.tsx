import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import './start-up.css';

interface StartUpProps extends ComponentProps<'div'> {
  label?: string;
}

const LANE = 'absolute h-11 w-32 animate-[start-up-lap_1.8s_infinite]';

/** Initial loading state of the app. The label appears after 500 ms, as most checks are faster. */
export function StartUp({ label = t`Loading...`, className, ...rest }: StartUpProps) {
  return (
    <div
      data-slot="start-up"
      role="status"
      className={cx('grid min-h-dvh place-content-center justify-items-center gap-6 p-6', className)}
      {...rest}
    >
      <div aria-hidden="true" className="relative h-24 w-48 overflow-hidden">
        <span className={cx(LANE, 'start-0 top-0 rounded-lane-teach bg-teach [--ahead:1]')} />
        <span className={cx(LANE, 'end-0 bottom-0 rounded-lane-learn bg-learn [--ahead:-1]')} />
      </div>
      <p className="text-small text-ink-2 transition-opacity delay-500 duration-slow starting:opacity-0">{label}</p>
    </div>
  );
}
