import { type ChangeEvent, useState } from 'react';
import { imageError, NOT_AN_IMAGE } from './image-file.ts';
import { useObjectUrl } from './use-object-url.ts';

/**
 * One picked image: what is none is refused and changes nothing, and what only says that it is one is taken away again
 * once it cannot be shown.
 */
export function usePickedImage(value: File | null, onValueChange: (image: File | null) => void) {
  const [refusal, setRefusal] = useState<string>();
  const preview = useObjectUrl(value);

  /** For the `onChange` of the input. */
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be picked again after it was refused or taken away.
    target.value = '';
    if (!file) return;
    const wrong = imageError(file);
    setRefusal(wrong);
    if (!wrong) onValueChange(file);
  }

  /** Takes the image away, with the reason if it was not the reader's wish. */
  function clear(why?: string) {
    setRefusal(why);
    onValueChange(null);
  }

  /** For the `onError` of the preview. */
  const refuse = () => clear(NOT_AN_IMAGE);

  return { preview, refusal, pick, refuse, remove: () => clear() };
}
