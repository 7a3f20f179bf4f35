import { t } from '@lingui/core/macro';
import type { AttachmentKind } from '@skill-exchange/api-client/types';
import { unitsOf } from '../texts/unit-words.ts';

/** Returns what stands in place of the text of a message without one. */
export function attachmentWord(kind: AttachmentKind): string {
  return { image: t`Picture`, pdf: t`PDF` }[kind] ?? t`File`;
}

const kilobytes = unitsOf('kilobyte', { unitDisplay: 'short' });
const megabytes = unitsOf('megabyte', { unitDisplay: 'short', minimumFractionDigits: 1 });

/** Returns a size such as '148 kB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return kilobytes(Math.max(1, Math.round(bytes / 1000)));
  return megabytes(Number((bytes / 1_000_000).toFixed(1)));
}
