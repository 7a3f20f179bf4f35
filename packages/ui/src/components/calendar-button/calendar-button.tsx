import { t } from '@lingui/core/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';

/** Opens the menu `AddToCalendar`, or loads it. */
export function CalendarButton(props: Omit<ButtonProps, 'children'>) {
  return (
    <Button variant="secondary" size="sm" {...props}>
      <CalendarPlus aria-hidden="true" />
      {t`Add to calendar`}
    </Button>
  );
}
