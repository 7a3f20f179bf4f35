import { type ChangeEvent, useState } from 'react';
import { imageError, NOT_AN_IMAGE } from './image-file.ts';
import { useObjectUrl } from './use-object-url.ts';

/** State of one picked image: other files are rejected, undecodable ones are removed again. */
export function usePickedImage(value: File | null, onValueChange: (image: File | null) => void) {
  const [error, setError] = useState<string>();
  const preview = useObjectUrl(value);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that picking the same file again fires `change`.
    target.value = '';
    if (!file) return;
    const message = imageError(file);
    setError(message);
    if (!message) onValueChange(file);
  }

  function clear(reason?: string) {
    setError(reason);
    onValueChange(null);
  }

  /** For `onError` of the preview. */
  const reject = () => clear(NOT_AN_IMAGE);

  return { preview, error, pick, reject, remove: () => clear() };
}
