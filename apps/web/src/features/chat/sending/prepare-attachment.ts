import { t } from '@lingui/core/macro';
import { maxFileBytes } from '@skill-exchange/api-client/file-sizes';
import type { AttachmentKind } from '@skill-exchange/api-client/types';
import { imageTypeOf, isAnimated, type UnreadableReason } from '@skill-exchange/ui/lib/pictures/image-file';
import { prepareImage } from '@skill-exchange/ui/lib/pictures/prepare-image';

const maxBytes = maxFileBytes.addAttachment;
const tooLarge = () => t`Too large: a file can have ${{ most: maxBytes / 1024 / 1024 }} MB at most.`;
export const unreadable = () => t`This file can't be read on this device any more. Choose it again.`;
const empty = () => t`This file is empty. Choose it again, or another copy of it.`;
const damaged = () =>
  t`This picture can't be read and may be damaged. Open it in another app, save it as a JPEG, and attach that.`;
const unsupported = () => t`This type can't be sent. Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.`;

/** The most bytes before the header of a PDF. */
const beforeHeader = 1024;

type PreparedAttachment =
  | { readonly file: File; readonly kind: AttachmentKind; readonly note?: string }
  | { readonly problem: string };

/**
 * Returns what to send of a chosen file, by its bytes, whatever its name or type says: a large picture is made smaller. A
 * problem says what to do.
 */
export async function prepareAttachment(file: File): Promise<PreparedAttachment> {
  try {
    return await prepare(file);
  } catch {
    // Moved or deleted since it was chosen, or in a cloud that is not there.
    return { problem: unreadable() };
  }
}

async function prepare(file: File): Promise<PreparedAttachment> {
  if (file.size === 0) return { problem: empty() };
  const head = new Uint8Array(await file.slice(0, beforeHeader + 5).arrayBuffer());
  const type = imageTypeOf(head.subarray(0, 32));
  const isPdf = file.type === 'application/pdf' || new TextDecoder('latin1').decode(head).includes('%PDF-');
  if (type === undefined && isPdf) return file.size > maxBytes ? { problem: tooLarge() } : { file, kind: 'pdf' };
  const prepared = await prepareImage(file, maxBytes);
  if ('error' in prepared) {
    const sentences: Partial<Record<UnreadableReason, string>> = { type: unsupported(), damaged: damaged() };
    return { problem: sentences[prepared.reason] ?? prepared.error };
  }
  const isMoving =
    type !== undefined && type !== 'image/jpeg' && isAnimated(type, new Uint8Array(await file.arrayBuffer()));
  return {
    file: prepared.image,
    kind: 'image',
    ...(isMoving && { note: t`It won't move: only its first picture is sent.` }),
  };
}
