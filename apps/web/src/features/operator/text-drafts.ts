import type { TextDraft } from '@skill-exchange/ui/components/text-form';
import type { TranslationDraft } from '@skill-exchange/ui/components/translation-form';
import { isRecord } from '../../lib/storage/parse-stored.ts';

/** The words of a translation, and what they were typed over. */
export type TranslationBase = { version: number; revision: number };

/** Parses the stored draft of a text. */
export function readTextDraft(stored: unknown): (TextDraft & { version: number }) | undefined {
  if (!isRecord(stored)) return undefined;
  const { version, content, change, mustAccept, translationsFit = false } = stored;
  if (typeof version !== 'number' || typeof content !== 'string' || typeof change !== 'string') return undefined;
  if (typeof mustAccept !== 'boolean' || typeof translationsFit !== 'boolean') return undefined;
  return { version, content, change, mustAccept, translationsFit };
}

/** Parses the stored draft of a translation. */
export function readTranslationDraft(stored: unknown): (TranslationDraft & TranslationBase) | undefined {
  if (!isRecord(stored)) return undefined;
  const { version, revision, content, change } = stored;
  if (typeof version !== 'number' || typeof revision !== 'number') return undefined;
  if (typeof content !== 'string' || typeof change !== 'string') return undefined;
  return { version, revision, content, change };
}
