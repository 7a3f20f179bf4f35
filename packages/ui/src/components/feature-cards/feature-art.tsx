import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Lane } from '../illustration/lane.tsx';

/** Two lanes with skills, one in each direction. */
export function SwapLanes({ className, ...rest }: ComponentProps<'div'>) {
  const lane = 'flex min-h-15.5 items-center font-display text-h4 font-bold sm:text-h3 sm:leading-tight';
  return (
    <div aria-hidden="true" className={cx('grid gap-2', className)} {...rest}>
      <p className={cx(lane, 'me-[18%] rounded-e-full bg-on-teach px-6 sm:me-[34%] sm:px-8')}>
        <span className="text-[oklch(from_var(--color-teach)_0.3_c_h)]">{t`Sewing on a button`}</span>
      </p>
      <p className={cx(lane, 'ms-[29%] rounded-s-full bg-learn ps-10 pe-6 text-on-learn sm:ps-14')}>{t`Sanskrit`}</p>
    </div>
  );
}

export function GlobeArt(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 240 240" fill="none" aria-hidden="true" {...props}>
      <path d="M118 0a106 106 0 0 0 0 212z" className="fill-teach" />
      <path d="M122 28a106 106 0 0 1 0 212z" className="fill-learn" />
      <g strokeWidth={5} className="stroke-learn-tint">
        <path d="M118 2a52 104 0 0 0 0 208M12 106h106M26 54h92M26 158h92" />
        <path d="M122 30a52 104 0 0 1 0 208M122 134h106M122 82h92M122 186h92" />
      </g>
    </svg>
  );
}

export function GrowthArt(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" {...props} className={cx('rtl:-scale-x-100', props.className)}>
      <Lane x={0} y={112} length={89} height={38} heading="right" className="fill-teach" />
      <Lane x={89} y={74} length={151} height={38} heading="left" className="fill-learn" />
      <Lane x={0} y={36} length={184} height={38} heading="right" className="fill-teach" />
      <Lane x={21} y={-2} length={219} height={38} heading="left" className="fill-learn" />
    </svg>
  );
}
