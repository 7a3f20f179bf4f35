import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ImageUp from 'lucide-react/icons/image-up';
import { type ComponentProps, useId, useRef } from 'react';
import { IMAGE_TYPES } from '../../lib/pictures/image-file.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Button } from '../../primitives/button/button.tsx';
import { FieldError } from '../../primitives/field/field.tsx';
import { usePickedImage } from '../../primitives/file-drop/use-picked-image.ts';
import { withReadableField } from '../../primitives/form-parts/readable-field.ts';

interface EventCoverFieldProps extends ComponentProps<'div'> {
  /** What the picture is. */
  thing?: keyof typeof words;
  hint?: string;
  accept?: readonly string[];
  hasCover: boolean;
  onPick: (photo: File) => void;
  onRemove: () => void;
  pending?: boolean;
  /** The server's error for the photo. */
  failure?: string | undefined;
}

const words = {
  photo: { add: msg`Add a photo`, change: msg`Change photo`, remove: msg`Remove photo` },
  logo: { add: msg`Add a logo`, change: msg`Change logo`, remove: msg`Remove logo` },
  cover: { add: msg`Add a cover`, change: msg`Change cover`, remove: msg`Remove cover` },
};

const eventHint = () => t`Shown on the event’s card and page in place of the pattern.`;

/** Adds, changes or removes the photo of an event, immediately. Use `FileDrop` in a form with a Save button. */
export function EventCoverField(props: EventCoverFieldProps) {
  const { hasCover, onPick, onRemove, pending = false, failure, className, ...others } = props;
  const { thing = 'photo', hint = eventHint(), accept = IMAGE_TYPES, ...rest } = others;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { error, pick } = usePickedImage(null, (photo) => photo && onPick(photo), { whenPrepared: true });
  const reason = error ?? (failure && withReadableField(failure));
  const label = i18n._(hasCover ? words[thing].change : words[thing].add);
  return (
    <div data-slot="event-cover-field" aria-busy={pending} className={cx('grid gap-2', className)} {...rest}>
      <div className="flex flex-wrap gap-2">
        <label
          className={
            'relative inline-flex min-h-11 items-center gap-2 rounded-ctl bg-sunken px-4 text-small font-semibold ' +
            'hover:bg-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'
          }
        >
          <ImageUp aria-hidden="true" className="size-5" />
          <span>{pending ? t`Saving...` : label}</span>
          <input
            ref={input}
            type="file"
            accept={accept.join(',')}
            aria-invalid={reason ? true : undefined}
            aria-describedby={hintId}
            // Not `disabled`, which would lose the focus.
            aria-disabled={pending}
            className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-progress"
            onClick={(event) => pending && event.preventDefault()}
            onChange={pick}
          />
        </label>
        {hasCover && !pending ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              // This button disappears with the photo.
              input.current?.focus();
              onRemove();
            }}
          >
            {i18n._(words[thing].remove)}
          </Button>
        ) : null}
      </div>
      <div id={hintId} aria-live="polite">
        {reason ? <FieldError>{reason}</FieldError> : <p className="text-small text-ink-2">{hint}</p>}
      </div>
    </div>
  );
}
