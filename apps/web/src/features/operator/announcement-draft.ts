import type { AnnouncementDraft } from '@skill-exchange/ui/components/announcement-form';
import { isRecord } from '../../lib/storage/parse-stored.ts';

const types: Readonly<Record<keyof AnnouncementDraft, 'string' | 'boolean'>> = {
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

/** Parses the stored draft of an announcement. */
export function readAnnouncementDraft(stored: unknown): AnnouncementDraft | undefined {
  if (!isRecord(stored)) return undefined;
  const isWhole = Object.entries(types).every(([name, type]) => typeof stored[name] === type);
  return isWhole ? (stored as unknown as AnnouncementDraft) : undefined;
}
