import type { AddToCalendarProps } from '@skill-exchange/ui/components/add-to-calendar';
import { CalendarButton } from '@skill-exchange/ui/components/calendar-button';
import { useState } from 'react';
import { lazyWithPreload, loadOrNotify, usePreload } from '../lazy-with-preload.ts';

const AddToCalendar = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/add-to-calendar')).AddToCalendar,
);

/** `AddToCalendar`, whose menu is loaded when the browser is idle or its button is clicked. */
export function ToCalendar(props: AddToCalendarProps) {
  const isThere = usePreload(AddToCalendar);
  const [wasPressed, setPressed] = useState(false);
  if (isThere || wasPressed) return <AddToCalendar {...props} defaultOpen={wasPressed} />;
  return (
    <CalendarButton
      variant={props.variant ?? 'secondary'}
      aria-describedby={props['aria-describedby']}
      aria-haspopup="menu"
      onClick={() => void loadOrNotify(AddToCalendar).then(setPressed)}
    />
  );
}
