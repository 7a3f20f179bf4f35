import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SkillField } from '../skill-field/skill-field.tsx';

type FieldProps<Draft extends FieldValues> = ComponentProps<typeof SkillField<Draft>>;

interface SwapFieldsProps<Draft extends FieldValues> extends Pick<FieldProps<Draft>, 'control' | 'search'> {
  mine: FieldProps<Draft>['name'];
  theirs: FieldProps<Draft>['name'];
}

/** On a lane a field is a line under its skill. Its list is wider than the lane. */
const LANE = cx(
  'relative min-w-0 py-4 rtl:[direction:rtl] [--color-focus:currentColor]',
  '[&_[data-slot=field]]:z-raised [&_[data-slot=combobox-popup]]:min-w-60',
  '[&_[data-slot=combobox-box]]:gap-1 [&_[data-slot=combobox-box]]:rounded-none [&_[data-slot=combobox-box]]:border-0',
  '[&_[data-slot=combobox-box]]:border-b-2 [&_[data-slot=combobox-box]]:border-current',
  '[&_[data-slot=combobox-box]]:bg-transparent [&_[data-slot=combobox-box]]:px-0 [&_[data-slot=combobox-box]]:text-inherit',
  '[&_input]:min-w-1 [&_input]:px-0 [&_input]:placeholder:text-current',
  '[&_[data-slot=chip]]:bg-transparent [&_[data-slot=chip]]:px-0 [&_[data-slot=chip]]:font-display',
  '[&_[data-slot=chip]]:text-body [&_[data-slot=chip]]:font-bold [&_[data-slot=chip]]:text-inherit',
);

/** The skills of a swap, chosen in the two lanes of its dovetail. */
export function SwapFields<Draft extends FieldValues>({ mine, theirs, ...field }: SwapFieldsProps<Draft>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers.
    <div role="group" data-slot="swap-fields" aria-labelledby={id} className="grid min-w-0 gap-2">
      <p id={id} className="text-small leading-tight font-semibold">
        What you swap
      </p>
      <div className="isolate grid grid-cols-2 gap-[5px] rtl:[direction:ltr] forced-colors:border">
        <div
          className={cx(
            LANE,
            'tongue-right rounded-l-ctl bg-teach ps-3 pe-7 text-on-teach [--color-danger-ink:var(--color-on-teach)]',
          )}
        >
          <SkillField name={mine} label="Skill you teach" kind="teach" mode="single" {...field} />
        </div>
        <div
          className={cx(
            LANE,
            'tongue-left rounded-r-ctl bg-learn ps-7 pe-3 text-on-learn [--color-danger-ink:var(--color-on-learn)]',
            '[&_[data-slot=combobox-popup]]:left-auto',
          )}
        >
          <SkillField name={theirs} label="Skill you learn" kind="learn" mode="single" {...field} />
        </div>
      </div>
    </div>
  );
}
