import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { weekdayName, weekdayOrder } from '../../lib/time/weekdays.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Dialog, DialogContent } from '../../primitives/dialog/dialog.tsx';

export interface CopyHoursDialogProps {
  open: boolean;
  /** The day to copy; 0 for Monday. */
  day: number;
  onClose: () => void;
  /** Called with the target days. */
  onCopy: (days: number[]) => void;
}

/** Picks the days to which another day's hours are copied. */
export function CopyHoursDialog({ open, day, onClose, onCopy }: CopyHoursDialogProps) {
  const copied = weekdayName(day);
  const [picked, setPicked] = useState<readonly number[]>([]);
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        size="sm"
        title={t`Copy ${copied}’s hours`}
        description={t`They take the place of the hours that these days have now.`}
        footer={
          <>
            <Button onClick={() => onCopy([...picked])}>{t`Copy`}</Button>
            <Button variant="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
          </>
        }
      >
        <ul aria-label={t`Days`}>
          {weekdayOrder().map((each) =>
            each === day ? null : (
              <li key={each}>
                <Checkbox
                  label={weekdayName(each)}
                  checked={picked.includes(each)}
                  onCheckedChange={(checked) =>
                    setPicked(checked === true ? [...picked, each] : picked.filter((other) => other !== each))
                  }
                />
              </li>
            ),
          )}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
