import { t } from '@lingui/core/macro';
import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SkillField } from '../skill-field/skill-field.tsx';

type FieldProps<Draft extends FieldValues> = ComponentProps<typeof SkillField<Draft>>;

interface SwapFieldsProps<Draft extends FieldValues> extends Pick<FieldProps<Draft>, 'control' | 'search'> {
  mine: FieldProps<Draft>['name'];
  theirs: FieldProps<Draft>['name'];
}

/** The skills of a swap, chosen in the two lanes of its dovetail. */
export function SwapFields<Draft extends FieldValues>({ mine, theirs, ...field }: SwapFieldsProps<Draft>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers.
    <div role="group" data-slot="swap-fields" aria-labelledby={id} className="grid min-w-0 gap-2">
      <p id={id} className="text-small leading-tight font-semibold">
        {t`What you swap`}
      </p>
      <div className="isolate grid grid-cols-2 gap-[5px] forced-colors:border">
        <div className="swap-lane tongue-teach bg-teach text-on-teach">
          <SkillField name={mine} label={t`Skill you teach`} kind="teach" mode="single" {...field} />
        </div>
        <div className="swap-lane tongue-learn bg-learn text-on-learn">
          <SkillField name={theirs} label={t`Skill you learn`} kind="learn" mode="single" {...field} />
        </div>
      </div>
    </div>
  );
}
