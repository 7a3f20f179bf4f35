import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { CutNote, useTextLimit } from './text-limit.tsx';

/** Classes shared by text inputs. */
export const controlClass = cx(
  'w-full min-w-0 rounded-ctl border-[1.5px] border-line-strong bg-surface text-body text-ink',
  'transition-colors hover:border-ink focus-visible:outline-offset-1',
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-2',
  '[&[readonly]]:bg-sunken',
);

/** A text input. A `Field` labels and describes it. `maxLength` counts like the server. */
export function Input({ className, maxLength, onChange, ...props }: ComponentProps<'input'>) {
  const { cut, ...limited } = useTextLimit(maxLength, onChange);
  return (
    <>
      <input
        data-slot="input"
        className={cx(controlClass, 'min-h-12 px-3.5 py-2.5', className)}
        {...props}
        {...useFieldControl(props)}
        {...limited}
      />
      {maxLength === undefined ? null : <CutNote cut={cut} max={maxLength} />}
    </>
  );
}
