import { t } from '@lingui/core/macro';
import type { QuietHours } from '@skill-exchange/api-client/types';
import { clockInWords } from '@skill-exchange/ui/lib/time/hours-in-words';
import { Checkbox } from '@skill-exchange/ui/primitives/checkbox';
import { Field } from '@skill-exchange/ui/primitives/field';
import { Select } from '@skill-exchange/ui/primitives/select';

const usual: QuietHours = { from: '22:00', to: '07:00' };
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

type QuietHoursFieldsProps = {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
};

/** The hours during which emails and pushes wait, or none. */
export function QuietHoursFields({ quietHours, onChange }: QuietHoursFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="type-h4 mb-2">{t`Quiet hours`}</legend>
      <Checkbox
        label={t`Pause emails and push notifications for part of the day`}
        hint={t`What starts within two hours still comes at once.`}
        checked={quietHours !== null}
        onCheckedChange={(checked) => onChange(checked === true ? usual : null)}
      />
      {quietHours === null ? null : (
        <div className="grid grid-cols-2 gap-4">
          <Hour label={t`From`} value={quietHours.from} onChange={(from) => onChange({ ...quietHours, from })} />
          <Hour label={t`To`} value={quietHours.to} onChange={(to) => onChange({ ...quietHours, to })} />
        </div>
      )}
    </fieldset>
  );
}

type HourProps = { label: string; value: string; onChange: (value: string) => void };

function Hour({ label, value, onChange }: HourProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {[...new Set([value, ...hours])].map((time) => (
          <option key={time} value={time}>
            {clockInWords(time)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
