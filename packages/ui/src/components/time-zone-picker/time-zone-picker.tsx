import { plural, t } from '@lingui/core/macro';
import { plainName } from '@skill-exchange/api-client/name-folding';
import { useState } from 'react';
import { cityOf, localTimeZone } from '../../lib/time/date-time.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { listTimeZones, offsetOf, zoneInWords, zoneName } from '../../lib/time/time-zones.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { Field } from '../../primitives/field/field.tsx';

interface TimeZonePickerProps {
  /** IANA name. */
  value: string;
  onValueChange: (timeZone: string) => void;
  /** The purpose of the zone; default: its local time. */
  hint?: string;
  className?: string;
}

/** Maximum number of options. */
const optionLimit = 50;

/** A combobox that finds a time zone by its city, its region, its country or its offset from UTC. */
export function TimeZonePicker({ value, onValueChange, hint, className = '' }: TimeZonePickerProps) {
  const now = useNow();
  const shown = zoneInWords(value, now);
  const [text, setText] = useState<string>();
  const [zones] = useState(() => [...new Set([value, localTimeZone(), 'UTC', ...listTimeZones()])]);
  const found = text === undefined ? zones : zones.filter((zone) => isFound(zone, text, now));

  return (
    <Field
      label={t`Time zone`}
      hint={hint ?? t`It’s ${{ time: localTime(new Date(now).toISOString(), value) }} there now.`}
      className={className}
    >
      <Combobox
        text={text ?? shown}
        onFocus={({ target }) => target.select()}
        onTextChange={setText}
        options={found.slice(0, optionLimit)}
        optionKey={(zone) => zone}
        renderOption={(zone) => (
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
            <span>
              <bdi>{cityOf(zone)}</bdi>
              <span className="ms-3 text-small text-ink-2">{zoneName(zone, now)}</span>
            </span>
            <span className="text-small text-ink-2">{offsetOf(zone, now)}</span>
          </span>
        )}
        onPick={(zone) => {
          setText(undefined);
          onValueChange(zone);
        }}
        // Discards typed text that was not picked.
        onLeave={() => setText(undefined)}
        note={noteFor(found.length)}
        announcement={text === undefined ? '' : plural(found.length, { one: '# found', other: '# found' })}
      />
    </Field>
  );
}

/**
 * Whether a text matches one of a zone's names: the current city, the database's own, its region, or
 * its offset, and what it is called in the language of the texts.
 */
function isFound(zone: string, text: string, now: number): boolean {
  const names = [cityOf(zone), zone.replaceAll('_', ' '), offsetOf(zone, now), zoneName(zone, now)];
  const wanted = plainName(text);
  return names.some((name) => plainName(name).includes(wanted));
}

function noteFor(count: number) {
  if (count === 0) return t`No time zone by that name. Try the nearest large city.`;
  return count > optionLimit ? t`Keep typing to narrow the list.` : null;
}
