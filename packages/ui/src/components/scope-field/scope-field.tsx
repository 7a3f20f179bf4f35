import type { EventScope } from '@skill-exchange/api-client/types';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';

interface ScopeFieldProps {
  label: string;
  value: EventScope;
  onValueChange: (scope: EventScope) => void;
  /** A note about dates that do not change. */
  hint?: string;
  className?: string;
}

/** Picks the dates of a series. */
export function ScopeField({ label, value, onValueChange, hint, className }: ScopeFieldProps) {
  return (
    <RadioGroup
      label={label}
      value={value}
      onValueChange={(scope) => onValueChange(scope as EventScope)}
      className={className}
    >
      <Radio value="this" label="This date" />
      <Radio value="following" label="This and following dates" hint={hint} />
      <Radio value="all" label="All dates" hint={hint} />
    </RadioGroup>
  );
}
