import { plural } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, useCallback, useId, useRef, useState } from 'react';
import { lengthOf } from '../../lib/texts/text-length.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlClass } from '../input/input.tsx';
import { CutNote, useTextLimit } from '../input/text-limit.tsx';
import { useAutosize } from './use-autosize.ts';

interface TextareaProps extends ComponentProps<'textarea'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Shows 'n / max characters'. Needs `maxLength`. */
  counter?: boolean;
  autosize?: boolean;
  /** Maximum height of `autosize`, in px. */
  maxHeight?: number;
}

/**
 * A textarea with optional counter and autosize. A `Field` labels and describes it. `maxLength` counts
 * like the server.
 */
export function Textarea(props: TextareaProps) {
  const { counter, autosize = false, maxHeight, maxLength, className, ref, onChange, ...rest } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const attach = useCallback(
    (node: HTMLTextAreaElement | null) => {
      element.current = node;
      if (typeof ref !== 'function') {
        if (ref) ref.current = node;
        return;
      }
      ref(node);
      // react-hook-form writes the value into the element.
      if (node) setTyped(node.value);
    },
    [ref],
  );
  const text = rest.value ?? typed;
  useAutosize(element, text, maxHeight, autosize);

  const { cut, ...limited } = useTextLimit(maxLength, (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  });
  const counterId = useId();
  const counts = counter === true && maxLength !== undefined;
  const control = useFieldControl(rest, counts ? counterId : undefined);
  return (
    <>
      <textarea
        data-slot="textarea"
        dir="auto"
        className={cx(
          controlClass,
          // An empty field has no letters to tell its direction, and its placeholder is in the page's language.
          'placeholder-shown:[direction:inherit]',
          'px-3.5 py-2.5',
          // An empty one is from left to right by `dir`, but its placeholder has the language of the page.
          'placeholder-shown:[direction:inherit]',
          autosize ? 'min-h-12 resize-none' : 'min-h-26 resize-y',
          className,
        )}
        rows={autosize ? 1 : undefined}
        {...rest}
        {...control}
        {...limited}
        ref={attach}
      />
      {counts ? <Counter id={counterId} length={lengthOf(text)} max={maxLength} /> : null}
      {maxLength === undefined ? null : <CutNote cut={cut} max={maxLength} />}
    </>
  );
}

/** Announced only near the limit. */
function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const near = max - length <= Math.max(10, max / 10);
  return (
    <p
      id={id}
      data-slot="textarea-counter"
      aria-live={near ? 'polite' : 'off'}
      className={cx('mt-2 text-cap tabular', near ? 'font-semibold text-ink' : 'text-ink-2')}
    >
      {plural(max, { one: `${length} / ${max} character`, other: `${length} / ${max} characters` })}
    </p>
  );
}
