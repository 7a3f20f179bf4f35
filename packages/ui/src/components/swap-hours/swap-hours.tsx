import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { HoursSwapped } from '../../lib/sessions/hours-swapped.ts';
import { numberWords } from '../../lib/texts/number-words.ts';

interface SwapHoursProps extends ComponentProps<'dl'> {
  hours: HoursSwapped;
}

/** The hours that a member has taught and learned, as two lanes. */
export function SwapHours({ hours: { taught, learned }, className, ...rest }: SwapHoursProps) {
  return (
    <dl data-slot="swap-hours" className={cx('grid grid-cols-2 gap-1', className)} {...rest}>
      <Lane label={t`taught`} minutes={taught} className="rounded-lane-teach bg-teach-tint text-teach-ink" />
      <Lane label={t`learned`} minutes={learned} className="rounded-lane-learn bg-learn-tint text-learn-ink" />
    </dl>
  );
}

function Lane({ label, minutes, className }: { label: string; minutes: number; className: string }) {
  return (
    <div className={cx('flex flex-col-reverse px-5 py-3', className)}>
      <dt className="text-small font-semibold">{label}</dt>
      <dd className="type-h4">{t`${{ hours: numberWords(Math.round(minutes / 6) / 10) }} h`}</dd>
    </div>
  );
}
