import { t } from '@lingui/core/macro';
import { maxFileBytes } from '@skill-exchange/api-client/file-sizes';

/** Maximum bytes of an image; photos, covers and pictures of skills have the same. */
export const IMAGE_BYTES = maxFileBytes.editUser;

/** Returns what an input for an image takes. */
export const imageHint = () => t`JPEG, PNG, WebP, GIF or AVIF. Large ones are made smaller`;

/** Maximum pixels of an image: the server's limit for its heaviest type, AVIF. */
export const IMAGE_PIXELS = 4096 * 2160;

/** Accepted image types; no SVG, which can contain scripts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** Returns the error message for a file that is no image. */
export const notAnImage = () => t`Please upload a valid file`;

const heicError = () =>
  t`Please upload a valid file. This browser can't read HEIC photos: save it as a JPEG first. An iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.`;

/** Returns the type that a file's first bytes show; its name and declared type may be wrong. */
export function imageTypeOf(head: Uint8Array): ImageType | undefined {
  const text = latin1(head);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text) ? 'image/avif' : undefined;
}

/** What there is to read of a file without all of it. */
interface FileEnds {
  head: Uint8Array;
  tail: Uint8Array;
  size: number;
}

/** Whether a file is complete for its type. Browsers show a truncated PNG, GIF or WebP; the server rejects it. */
export function isComplete(type: ImageType, { head, tail, size }: FileEnds): boolean {
  if (type === 'image/png') return latin1(tail).endsWith('IEND\xaeB`\x82');
  // A WebP begins with the size of what follows.
  if (type === 'image/webp') return size >= new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8;
  return type === 'image/gif' ? latin1(tail).endsWith(';') : true;
}

/**
 * Whether an image of a type has several frames, of which only the first one is kept.
 *
 * @param bytes the whole file
 */
export function isAnimated(type: ImageType | undefined, bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  // Each frame has a graphic control extension, which ends five bytes later.
  if (type === 'image/gif')
    return text.split('!\xf9\x04').filter((part, index) => index > 0 && part[4] === '\0').length > 1;
  // A flag in the header; the frames may come after a large color profile.
  if (type === 'image/webp') return text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) !== 0;
  if (type === 'image/png') return /^(?:(?!IDAT).)*?acTL/s.test(text);
  return type === 'image/avif' && text.slice(4, 64).includes('avis');
}

/** Whether a file is an iPhone photo (HEIC), which few browsers can read, by its first bytes, type or name. */
function isHeic({ type, name }: Pick<File, 'type' | 'name'>, head: Uint8Array): boolean {
  const isOfBytes = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(latin1(head));
  return (isOfBytes && imageTypeOf(head) === undefined) || /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Why a file cannot be shown as an image. */
export type UnreadableReason = 'heic' | 'size' | 'damaged' | 'type';

/**
 * Returns why the browser cannot read a file as an image.
 *
 * @param head its first bytes
 */
export function unreadableReason(
  file: Pick<File, 'type' | 'size' | 'name'>,
  head: Uint8Array,
  maxBytes: number = IMAGE_BYTES,
): UnreadableReason {
  if (isHeic(file, head)) return 'heic';
  const isOfBytes = imageTypeOf(head) !== undefined;
  const isImage = isOfBytes || IMAGE_TYPES.some((type) => type === file.type);
  if (isImage && file.size > maxBytes) return 'size';
  return isOfBytes ? 'damaged' : 'type';
}

/** Returns the error message for a file that the browser cannot read as an image: "Max file size is 5MB." */
export function unreadableError(
  file: Pick<File, 'type' | 'size' | 'name'>,
  head: Uint8Array,
  maxBytes: number = IMAGE_BYTES,
): string {
  const reason = unreadableReason(file, head, maxBytes);
  if (reason === 'heic') return heicError();
  const megabytes = maxBytes / 1024 / 1024;
  return reason === 'size' ? t`Max file size is ${megabytes}MB.` : notAnImage();
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
