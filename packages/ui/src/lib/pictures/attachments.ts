import type { AttachmentKind } from '@skill-exchange/api-client/types';

/** Returns what stands in place of the text of a message without one. */
export function attachmentWord(kind: AttachmentKind): string {
  return { image: 'Picture', pdf: 'PDF' }[kind] ?? 'File';
}

/** Returns a size such as '148 kB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
