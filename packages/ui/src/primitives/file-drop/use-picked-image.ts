import { type ChangeEvent, useRef, useState } from 'react';
import { IMAGE_BYTES, IMAGE_TYPES, notAnImage } from '../../lib/pictures/image-file.ts';
import { prepareImage } from '../../lib/pictures/prepare-image.ts';
import { useObjectUrl } from './use-object-url.ts';

/**
 * State of one picked image. Rejects a file that the browser cannot show, and redraws one that the
 * server would reject.
 *
 * A plausible file becomes the value immediately, so that a quick Save includes it, unless `whenPrepared` is set: then
 * `onValueChange` only gets the prepared image.
 */
export function usePickedImage(
  value: File | null,
  onValueChange: (image: File | null) => void,
  { whenPrepared = false } = {},
) {
  const [error, setError] = useState<string>();
  const preview = useObjectUrl(value);
  const latest = useRef<File>(undefined);

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that picking the same file again fires `change`.
    target.value = '';
    if (!file) return;
    latest.current = file;
    const looksRight = IMAGE_TYPES.some((type) => type === file.type) && file.size > 0 && file.size <= IMAGE_BYTES;
    const isTakenEarly = looksRight && !whenPrepared;
    if (isTakenEarly) {
      setError(undefined);
      onValueChange(file);
    }
    void take(file, isTakenEarly);
  }

  async function take(file: File, isTakenEarly: boolean): Promise<void> {
    const prepared = await prepareImage(file);
    // Another file, or none, has been chosen since.
    if (latest.current !== file) return;
    if ('error' in prepared) {
      setError(prepared.error);
      if (isTakenEarly) onValueChange(null);
    } else {
      setError(undefined);
      if (!isTakenEarly || prepared.image !== file) onValueChange(prepared.image);
    }
  }

  function clear(reason?: string) {
    latest.current = undefined;
    setError(reason);
    onValueChange(null);
  }

  /** For `onError` of the preview. */
  const reject = () => clear(notAnImage());

  return { preview, error, pick, reject, remove: () => clear(), keep: () => setError(undefined) };
}
