import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../primitives/dialog/dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

interface FilterToggleProps {
  isPressed: boolean;
  onPress: () => void;
  /** Marigold is for what the viewer wants to learn. */
  kind?: 'teach' | 'learn';
  children: ReactNode;
}

const pressedClass = { teach: 'bg-ink text-canvas', learn: 'bg-learn text-on-learn' };

/** A filter that is on or off. */
export function FilterToggle({ isPressed, onPress, kind = 'teach', children }: FilterToggleProps) {
  return (
    <button
      type="button"
      data-slot="filter-toggle"
      aria-pressed={isPressed}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-ctl border px-3.5 text-small font-semibold',
        isPressed ? `border-transparent ${pressedClass[kind]}` : 'border-line-strong bg-surface',
      )}
    >
      {children}
    </button>
  );
}

/** As wide as what is chosen. */
const inline = 'max-w-44 *:field-sizing-content *:text-small';

interface FilterChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Undefined without a filter. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** In a line its first option names it, in the sheet a label does. */
  isInline: boolean;
}

/** A filter that is chosen from a list. */
export function FilterChoice({ label, options, value, onChange, isInline }: FilterChoiceProps) {
  const select = (
    <Select
      {...(isInline && { 'aria-label': label, className: inline })}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{isInline ? label : t`Any`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
  return isInline ? select : <Field label={label}>{select}</Field>;
}

interface FilterSheetProps {
  /** The number of active filters. */
  count: number;
  /** 'Show 12 people'. */
  showLabel: string;
  onClear: () => void;
  /** Also on wide screens; otherwise these have the filters in a line. */
  isAlways?: boolean;
  children: ReactNode;
}

/** The filters of a search: a button that opens them in a sheet. */
export function FilterSheet({ count, showLabel, onClear, isAlways = false, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" className={cx('min-h-12 shrink-0', !isAlways && 'lg:hidden')}>
          <SlidersHorizontal aria-hidden="true" />
          {count === 0 ? t`Filters` : t`Filters (${count})`}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t`Filters`}
        size="sm"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{showLabel}</Button>
            <Button variant="quiet" disabled={count === 0} onClick={onClear}>
              {t`Clear all`}
            </Button>
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
