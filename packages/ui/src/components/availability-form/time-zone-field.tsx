import { memo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { localTimeZone } from '../../lib/date-time.ts';
import { localTime } from '../../lib/local-time.ts';
import { listTimeZones } from '../../lib/time-zones.ts';
import { useNow } from '../../lib/use-now.ts';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import type { AvailabilityDraft } from './availability-draft.ts';

/** The time zone that the hours are in, with the time there. */
export function TimeZoneField({ form: { register, watch, formState } }: { form: UseFormReturn<AvailabilityDraft> }) {
  const zone = watch('timeZone');
  const now = new Date(useNow()).toISOString();
  return (
    <Field label="Time zone" hint={`It’s ${localTime(now, zone)} there now.`} className="max-w-100">
      <Select {...register('timeZone')}>
        <Zones saved={formState.defaultValues?.timeZone ?? zone} picked={zone} />
      </Select>
    </Field>
  );
}

/** Some 400 options: not rendered with each change of the form. */
const Zones = memo(function Zones({ saved, picked }: { saved: string; picked: string }) {
  // Browsers differ in the names that they list.
  const zones = [saved, localTimeZone(), 'UTC', ...listTimeZones(), picked];
  return [...new Set(zones)].map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
});
