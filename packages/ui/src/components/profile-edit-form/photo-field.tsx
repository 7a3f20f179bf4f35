import { t } from '@lingui/core/macro';
import ImageUp from 'lucide-react/icons/image-up';
import { type Ref, useEffect, useEffectEvent, useId } from 'react';
import { IMAGE_TYPES } from '../../lib/pictures/image-file.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { FieldError } from '../../primitives/field/field.tsx';
import { usePickedImage } from '../../primitives/file-drop/use-picked-image.ts';

interface PhotoFieldProps {
  id: string;
  name: string;
  /** URL of the saved photo. */
  src: string;
  /** The new photo. */
  value: File | null;
  onValueChange: (photo: File | null) => void;
  /** Whether to remove the saved photo. */
  removed: boolean;
  onRemovedChange: (isRemoved: boolean) => void;
  inputRef: Ref<HTMLInputElement>;
  /** Whether the last chosen file was rejected, and the member has not chosen to keep the previous photo. */
  onRejectedChange: (isRejected: boolean) => void;
}

/** Preview of the member's photo with an input for a new one. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, name, src, value, onValueChange, removed, onRemovedChange, inputRef, onRejectedChange } = props;
  const errorId = useId();
  const { preview, error, pick, reject, remove, keep } = usePickedImage(value, onValueChange);
  const tell = useEffectEvent(onRejectedChange);
  useEffect(() => tell(error !== undefined), [error]);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        id={id}
        name={name}
        src={preview ?? (removed ? '' : src)}
        size="xl"
        decorative
        // An error of the saved photo must not reject the new one.
        onError={preview ? reject : undefined}
      />
      <div className="min-w-0">
        <label
          className={
            'relative inline-flex min-h-11 items-center gap-2 rounded-ctl bg-sunken px-4 text-small font-semibold ' +
            'hover:bg-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'
          }
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {t`Change photo`}
          <input
            ref={inputRef}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={pick}
          />
        </label>
        {value || src ? (
          <Button
            variant="quiet"
            size="sm"
            className="ms-2"
            onClick={() => {
              // First removes the new photo, then the saved one.
              if (value) remove();
              else onRemovedChange(!removed);
            }}
          >
            {removed && !value ? t`Keep photo` : t`Remove photo`}
          </Button>
        ) : null}
        <div aria-live="polite">
          {error ? (
            <>
              <FieldError id={errorId}>{error}</FieldError>
              <Button variant="quiet" size="sm" className="mt-1" onClick={keep}>
                {t`Keep the current photo`}
              </Button>
            </>
          ) : null}
          {!error && value ? <p className="mt-2 text-small text-ink-2 wrap-anywhere">{value.name}</p> : null}
        </div>
      </div>
    </div>
  );
}
