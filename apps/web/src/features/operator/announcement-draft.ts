import type { AnnouncementDraft } from '@skill-exchange/ui/components/announcement-form';
import { isRecord } from '../../lib/storage/parse-stored.ts';

const types: Readonly<Record<Exclude<keyof AnnouncementDraft, 'translations'>, 'string' | 'boolean'>> = {
  isMessage: 'boolean',
  hasBanner: 'boolean',
  subject: 'string',
  content: 'string',
  banner: 'string',
  fromDay: 'string',
  fromTime: 'string',
  untilDay: 'string',
  untilTime: 'string',
  forVisitors: 'boolean',
};

const areWords = (words: unknown) =>
  isRecord(words) && ['subject', 'content', 'banner'].every((name) => typeof words[name] === 'string');

/** Parses the stored draft of an announcement. */
export function readAnnouncementDraft(stored: unknown): AnnouncementDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const isWhole = Object.entries(types).every(([name, type]) => typeof stored[name] === type);
  if (!isWhole) return undefined;
  const entries = isRecord(stored.translations) ? Object.entries(stored.translations) : [];
  const translations = Object.fromEntries(entries.filter(([, words]) => areWords(words)));
  return { ...stored, translations } as unknown as AnnouncementDraft;
}
