import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventScope } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';

interface ScopeFieldProps {
  label: string;
  value: EventScope;
  onValueChange: (scope: EventScope) => void;
  /** The scopes to choose from; all by default. */
  scopes?: readonly EventScope[];
  /** A note about dates that do not change. */
  hint?: string;
  className?: string;
}

const allScopes: readonly EventScope[] = ['this', 'following', 'all'];

const labels: Record<EventScope, MessageDescriptor> = {
  this: msg`This date`,
  following: msg`This and following dates`,
  all: msg`All dates`,
};

/** Picks the dates of a series. */
export function ScopeField({ label, value, onValueChange, scopes = allScopes, hint, className }: ScopeFieldProps) {
  return (
    <RadioGroup
      label={label}
      value={value}
      onValueChange={(scope) => onValueChange(scope as EventScope)}
      className={className}
    >
      {scopes.map((scope) => (
        <Radio key={scope} value={scope} label={i18n._(labels[scope])} hint={scope === 'this' ? undefined : hint} />
      ))}
    </RadioGroup>
  );
}
