import ImageUp from 'lucide-react/icons/image-up';
import { useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { FieldError } from '../field/field.tsx';
import { IMAGE_TYPES } from '../file-drop/image-file.ts';
import { usePickedImage } from '../file-drop/use-picked-image.ts';

interface PhotoFieldProps {
  /** The member whose photo it is. */
  id: string;
  name: string;
  /** Address of the photo as it is. */
  src: string;
  /** The new photo, not saved yet. */
  value: File | null;
  onValueChange: (photo: File | null) => void;
}

/** The member's photo as it will be, and a way to pick another. */
export function PhotoField({ id, name, src, value, onValueChange }: PhotoFieldProps) {
  const errorId = useId();
  const { preview, refusal, pick, refuse } = usePickedImage(value, onValueChange);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        id={id}
        name={name}
        src={preview ?? src}
        size="xl"
        decorative
        // The photo as it is may be broken as well: that is no fault of the new one.
        onError={preview ? refuse : undefined}
      />
      <div className="min-w-0">
        <label
          className={
            'relative inline-flex min-h-11 items-center gap-2.5 rounded-ctl bg-sunken px-4 text-small font-semibold ' +
            'hover:bg-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'
          }
        >
          <ImageUp aria-hidden="true" className="size-5" />
          Change photo
          <input
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? errorId : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={pick}
          />
        </label>
        <div aria-live="polite">
          {refusal ? <FieldError id={errorId}>{refusal}</FieldError> : null}
          {!refusal && value ? (
            <p className="mt-2 text-small text-ink-2 wrap-anywhere">{value.name}</p>
          ) : null}
        </div>
      </div>
    </div>
  );
}
