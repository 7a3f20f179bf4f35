import { Controller, type UseFormReturn } from 'react-hook-form';
import { TimeZonePicker } from '../time-zone-picker/time-zone-picker.tsx';
import type { AvailabilityDraft } from './availability-draft.ts';

/** The time zone of the hours, with its local time. */
export function TimeZoneField({ form: { control } }: { form: UseFormReturn<AvailabilityDraft> }) {
  return (
    <Controller
      control={control}
      name="timeZone"
      render={({ field: { value, onChange } }) => (
        <TimeZonePicker value={value} onValueChange={onChange} className="max-w-100" />
      )}
    />
  );
}
