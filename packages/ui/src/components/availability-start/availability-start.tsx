import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import type { AvailabilityDraft } from '../availability-form/availability-form.tsx';
import { NoEventsArt } from '../illustration/illustration.tsx';

type Days = AvailabilityDraft['days'];

interface AvailabilityStartProps extends Omit<ComponentProps<typeof EmptyState>, 'title'> {
  /** Called with the initial hours, Monday first. */
  onStart: (days: Days) => void;
}

/** Shown before a member has set any hours: three ways to start with one click. */
export function AvailabilityStart({ onStart, ...rest }: AvailabilityStartProps) {
  return (
    <EmptyState
      data-slot="availability-start"
      title={t`When do you have time?`}
      illustration={<NoEventsArt />}
      action={
        <>
          <Button variant="learn" onClick={() => onStart(onDays([0, 1, 2, 3, 4], '18:00', '21:00'))}>
            {t`Weekday evenings`}
          </Button>
          <Button variant="learn" onClick={() => onStart(onDays([5, 6], '09:00', '12:00'))}>
            {t`Weekend mornings`}
          </Button>
          <Button variant="secondary" onClick={() => onStart(onDays([], '', ''))}>
            {t`Start empty`}
          </Button>
        </>
      }
      {...rest}
    >
      {t`Set your hours once, and people who want to swap find a time that suits you both. Change them whenever you like.`}
    </EmptyState>
  );
}

function onDays(days: readonly number[], from: string, to: string): Days {
  return Array.from({ length: 7 }, (_, day) => ({ hours: days.includes(day) ? [{ from, to }] : [] }));
}
