import { t } from '@lingui/core/macro';
import type { Availability } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { lengthInWords, noticeInWords } from '../../lib/time/length-in-words.ts';
import { TextLink } from '../../primitives/link/link.tsx';

interface TimeLimitsProps extends ComponentProps<'section'> {
  availability: Pick<Availability, 'bufferMinutes' | 'noticeHours' | 'maxPerWeek'>;
  /** The form that changes them. */
  href: string;
}

/** The limits of a member's time beside their week: free time around sessions, notice, and sessions a week. */
export function TimeLimits({ availability, href, className, ...rest }: TimeLimitsProps) {
  const id = useId();
  const { bufferMinutes = 0, noticeHours = 0, maxPerWeek = null } = availability;
  const rows = [
    [t`Around sessions`, bufferMinutes === 0 ? t`None` : lengthInWords(bufferMinutes)],
    [t`Notice`, noticeInWords(noticeHours)],
    [t`Sessions a week`, maxPerWeek === null ? t`Any number` : t`At most ${maxPerWeek}`],
  ];
  return (
    <section
      data-slot="time-limits"
      aria-labelledby={id}
      className={cx('grid content-start gap-2', className)}
      {...rest}
    >
      <h2 id={id} className="type-h3">
        {t`Limits`}
      </h2>
      <dl className="divide-y divide-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-3">
            <dt>{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <TextLink href={href} variant="row" className="justify-self-start">
        {t`Change limits`}
      </TextLink>
    </section>
  );
}
