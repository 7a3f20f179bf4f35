/** Maximum size of an image: 5 MB. */
export const IMAGE_BYTES = 5 * 1024 * 1024;

/** Accepted image types; no SVG, which can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export const NOT_AN_IMAGE = 'Please upload a valid file';

const HEIC = "Please upload a valid file. This browser can't read HEIC photos: save it as a JPEG first.";

/** Whether a file is a photo as iPhones store them, which few browsers can read. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Returns an error message for a file that is not an accepted image. */
export function imageError(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (isHeic(file)) return HEIC;
  if (!IMAGE_TYPES.some((type) => type === file.type) || file.size === 0) return NOT_AN_IMAGE;
  return file.size > IMAGE_BYTES ? 'Max file size is 5MB.' : undefined;
}
