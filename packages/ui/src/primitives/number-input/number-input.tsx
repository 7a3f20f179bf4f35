import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A number input with step buttons. A `Field` labels and describes it. */
export function NumberInput({ className, disabled, readOnly, ref, ...props }: NumberInputProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement);

  function step(direction: 'up' | 'down') {
    const input = element.current;
    if (!input) return;
    if (direction === 'up') input.stepUp();
    else input.stepDown();
    // Stepping by script fires no events.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const button = {
    // For pointers only: on a keyboard, use the arrow keys.
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    disabled: disabled || readOnly,
  };
  return (
    <div data-slot="number-input" className={cx('relative max-w-44', className)}>
      <Input
        type="number"
        inputMode="numeric"
        disabled={disabled}
        readOnly={readOnly}
        className="pe-24 tabular [&::-webkit-inner-spin-button]:appearance-none [-moz-appearance:textfield]"
        {...props}
        ref={element}
      />
      <div className="absolute inset-e-0.5 top-1/2 flex -translate-y-1/2">
        <IconButton label={t`One less`} {...button} onClick={() => step('down')}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label={t`One more`} {...button} onClick={() => step('up')}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
