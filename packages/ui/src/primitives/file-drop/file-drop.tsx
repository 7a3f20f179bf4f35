import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useRef, useState } from 'react';
import { IMAGE_TYPES, imageHint } from '../../lib/pictures/image-file.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { useFieldControl } from '../field/field-context.ts';
import { usePickedImage } from './use-picked-image.ts';

interface FileDropProps {
  label: string;
  value: File | null;
  onValueChange: (file: File | null) => void;
  hint?: ReactNode;
  /** An error from the server; client-side checks render their own. */
  error?: ReactNode;
  disabled?: boolean;
}

/** Input for one image, picked or dropped, with a preview. Rejects other files. */
export function FileDrop(props: FileDropProps) {
  const { label, value, onValueChange, hint = imageHint(), ...rest } = props;
  const { error, disabled = false } = rest;
  const image = usePickedImage(value, onValueChange);

  return (
    <Field label={label} hint={hint} error={image.error ?? error}>
      <DropBox file={value} disabled={disabled} image={image} />
    </Field>
  );
}

interface DropBoxProps {
  file: File | null;
  disabled: boolean;
  image: ReturnType<typeof usePickedImage>;
}

function DropBox({ file, disabled, image }: DropBoxProps) {
  const [isDragOver, setDragOver] = useState(false);
  const control = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  const { preview } = image;
  return (
    <div
      data-slot="file-drop"
      data-over={isDragOver || undefined}
      className={cx(
        'relative flex min-h-24 min-w-0 items-center gap-4 rounded-ctl border-[1.5px] border-dashed p-4',
        'border-line-strong bg-surface transition-colors has-[>input:enabled:hover]:border-ink',
        'has-[>input:focus-visible]:outline-3 has-[>input:focus-visible]:outline-offset-1',
        'has-[>input:focus-visible]:outline-focus has-[>input:disabled]:bg-sunken',
        'data-over:border-solid data-over:border-teach data-over:bg-teach-tint',
        'has-[>input[aria-invalid]]:border-danger',
      )}
    >
      {/* Covers the box, so that the browser handles clicks, keys and drops. */}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        disabled={disabled}
        {...control}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onDragEnter={() => setDragOver(true)}
        onDragLeave={() => setDragOver(false)}
        onDrop={() => setDragOver(false)}
        onChange={image.pick}
      />
      {preview ? (
        <img
          src={preview}
          alt=""
          className="size-16 shrink-0 rounded-chip border border-line object-cover"
          onError={image.reject}
        />
      ) : (
        <ImageUp aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      )}
      <p className="min-w-0 flex-1 text-small wrap-anywhere" aria-live="polite">
        {file ? file.name : t`Choose an image, or drop it here`}
      </p>
      {file && !disabled ? (
        <Button
          variant="quiet"
          size="sm"
          className="z-raised"
          onClick={() => {
            image.remove();
            input.current?.focus();
          }}
        >
          {t`Remove`}
        </Button>
      ) : null}
    </div>
  );
}
