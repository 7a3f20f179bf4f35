/** Bytes of an image at most: 5 MB. */
export const IMAGE_BYTES = 5 * 1024 * 1024;

/** The kinds of image that can be stored. Vector images are not among them: they can carry scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** What is said to anything that is no image. */
export const NOT_AN_IMAGE = 'Please upload a valid file';

/** What is wrong with a file that should be an image, in the words of the form; undefined when nothing is. */
export function imageError(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!IMAGE_TYPES.some((type) => type === file.type) || file.size === 0) return NOT_AN_IMAGE;
  return file.size > IMAGE_BYTES ? 'Max file size is 5MB.' : undefined;
}
