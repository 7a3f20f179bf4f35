import { type ChangeEvent, useState } from 'react';
import { IMAGE_BYTES, imageError, isHeic, NOT_AN_IMAGE } from './image-file.ts';
import { shrinkImage } from './shrink-image.ts';
import { useObjectUrl } from './use-object-url.ts';

/**
 * State of one picked image: other files are rejected, undecodable ones are removed again. A photo that is too large, or
 * HEIC, is made smaller where the browser can read it.
 */
export function usePickedImage(value: File | null, onValueChange: (image: File | null) => void) {
  const [error, setError] = useState<string>();
  const preview = useObjectUrl(value);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that picking the same file again fires `change`.
    target.value = '';
    if (!file) return;
    void take(file);
  }

  async function take(file: File): Promise<void> {
    const smaller = file.size > IMAGE_BYTES || isHeic(file) ? await shrinkImage(file) : null;
    const message = imageError(smaller ?? file);
    setError(message);
    if (!message) onValueChange(smaller ?? file);
  }

  function clear(reason?: string) {
    setError(reason);
    onValueChange(null);
  }

  /** For `onError` of the preview. */
  const reject = () => clear(NOT_AN_IMAGE);

  return { preview, error, pick, reject, remove: () => clear(), keep: () => setError(undefined) };
}
