import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { addMonths, calendarSpan, monthsInWords } from '../../lib/time/calendar-days.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

interface MonthHeadingProps extends ComponentProps<'div'> {
  /** 'YYYY-MM'. */
  month: string;
  /** 'YYYY-MM-DD'. */
  today: string;
  onMonthChange: (month: string) => void;
}

/** The name of the months that a month's calendar shows, and buttons for other months. */
export function MonthHeading({ month, today, onMonthChange, className, ...rest }: MonthHeadingProps) {
  return (
    <div
      data-slot="month-heading"
      className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
      {...rest}
    >
      <h2 className="type-h3" aria-live="polite">
        {monthsInWords(calendarSpan(month, today))}
      </h2>
      <div className="-me-2.5 flex items-center gap-1">
        <Button variant="secondary" size="sm" onClick={() => onMonthChange(today.slice(0, 7))}>
          {t`Today`}
        </Button>
        <IconButton label={t`Previous month`} onClick={() => onMonthChange(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Next month`} onClick={() => onMonthChange(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
