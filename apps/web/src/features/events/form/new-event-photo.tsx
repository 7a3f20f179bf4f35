import { t } from '@lingui/core/macro';
import { imageHint } from '@skill-exchange/ui/lib/pictures/image-file';
import { FileDrop } from '@skill-exchange/ui/primitives/file-drop';

type NewEventPhotoProps = { value: File | null; onValueChange: (photo: File | null) => void; disabled: boolean };

/** The photo of a new event, which is sent after the event was created. */
export function NewEventPhoto(props: NewEventPhotoProps) {
  return (
    <FileDrop
      label={t`Photo`}
      hint={t`Optional. Without one your event has a pattern. ${{ formats: imageHint() }}.`}
      {...props}
    />
  );
}
