import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A password input with a visibility toggle. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput({ className, disabled, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div data-slot="password-input" className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        className={cx('pe-13', className)}
        {...props}
      />
      <IconButton
        // Without the word 'password', so that queries by label match only the input.
        label={shown ? t`Hide characters` : t`Show characters`}
        disabled={disabled}
        className="absolute inset-e-0.5 top-1/2 -translate-y-1/2"
        onClick={() => setShown((now) => !now)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
