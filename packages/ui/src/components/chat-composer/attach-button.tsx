import { t } from '@lingui/core/macro';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** Types of files that can be attached. Phones offer their camera for the pictures. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf';

/** Opens the browser's dialog for files. */
export function AttachButton({ disabled, onAttach }: { disabled: boolean; onAttach: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={t`Attach a file`}
        className="mb-0.5"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        disabled={disabled}
        onChange={({ target }) => {
          onAttach([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
