import { cx } from 'class-variance-authority';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';

interface FilterChipsProps<Value extends string> {
  /** The accessible name: 'Filter by skill'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The value of the pressed chip. */
  value: NoInfer<Value>;
  onChange: (value: Value) => void;
}

/** Chips, one of them pressed. On phones they scroll in one line, with the pressed one in view. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterChipsProps<Value>) {
  const row = useCurrentInView<HTMLFieldSetElement>();
  return (
    <fieldset
      ref={row}
      data-slot="filter-chips"
      className="relative -mx-[12px] flex min-w-0 gap-2 overflow-x-auto px-[12px] py-1 sm:flex-wrap"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'min-h-11 shrink-0 rounded-chip border px-4 text-small font-semibold',
            'max-w-full wrap-anywhere',
            option.value === value ? 'border-transparent bg-ink text-canvas' : 'border-line-strong bg-surface',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
