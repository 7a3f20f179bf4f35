import { maxFileBytes } from '@skill-exchange/api-client/file-sizes';

/** Maximum bytes of an image; photos, covers and pictures of skills have the same. */
export const IMAGE_BYTES = maxFileBytes.editUser;

/** What an input for an image takes. */
export const IMAGE_HINT = 'JPEG, PNG, WebP, GIF or AVIF. Large ones are made smaller';

/** Maximum pixels of an image: the server's limit for its heaviest type, AVIF. */
export const IMAGE_PIXELS = 4096 * 2160;

/** Accepted image types; no SVG, which can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

export const NOT_AN_IMAGE = 'Please upload a valid file';

const HEIC = "Please upload a valid file. This browser can't read HEIC photos: save it as a JPEG first.";

/** Returns the type that a file's first bytes show; its name and declared type may be wrong. */
export function imageTypeOf(head: Uint8Array): ImageType | undefined {
  const text = latin1(head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text) ? 'image/avif' : undefined;
}

/** Whether a file is complete for its type. Browsers show a truncated PNG or GIF; the server rejects it. */
export function isComplete(type: ImageType, tail: Uint8Array): boolean {
  if (type === 'image/png') return latin1(tail).endsWith('IEND\xaeB`\x82');
  return type === 'image/gif' ? latin1(tail).endsWith(';') : true;
}

/** Whether a file is an iPhone photo (HEIC), which few browsers can read. */
function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Returns an error message for a file that the browser cannot read as an image. */
export function unreadableError(file: Pick<File, 'type' | 'size' | 'name'>): string {
  if (isHeic(file)) return HEIC;
  const claimsImage = IMAGE_TYPES.some((type) => type === file.type);
  return claimsImage && file.size > IMAGE_BYTES ? `Max file size is ${IMAGE_BYTES / 1024 / 1024}MB.` : NOT_AN_IMAGE;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
