import type { NewAnnouncement } from '@skill-exchange/api-client/types';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { clockAt, instantAt } from '../../lib/time/wall-time.ts';

/** What an announcement says. */
type AnnouncedWords = { subject: string; content: string; banner: string };

/** An announcement in the fields of the form. */
export interface AnnouncementDraft {
  isMessage: boolean;
  hasBanner: boolean;
  subject: string;
  content: string;
  banner: string;
  /** The same words in other languages, by code; all empty for one without a translation. */
  translations: Readonly<Record<string, AnnouncedWords>>;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
  forVisitors: boolean;
}

const weekMs = 7 * 24 * 3_600_000;

function translationsOf(
  saved: NewAnnouncement | undefined,
  codes: readonly string[],
): AnnouncementDraft['translations'] {
  const entries = codes.map((code) => {
    const { subject = '', content = '', banner = '' } = saved?.translations?.find((one) => one.language === code) ?? {};
    return [code, { subject, content, banner }];
  });
  return Object.fromEntries(entries);
}

/** Returns the fields of an announcement; with `codes` of the languages that it may be translated into. */
export function draftOf(saved: NewAnnouncement | undefined, now: string, codes: readonly string[]): AnnouncementDraft {
  const { subject = '', content = '', isMessage = true, banner } = saved ?? {};
  const from = clockAt(banner?.startsAt ?? now);
  const until = clockAt(banner?.endsAt ?? new Date(Date.parse(now) + weekMs).toISOString());
  return {
    ...{ isMessage, subject, content },
    hasBanner: banner !== undefined,
    banner: banner?.text ?? '',
    translations: translationsOf(saved, codes),
    ...{ fromDay: from.day, fromTime: from.time, untilDay: until.day, untilTime: until.time },
    forVisitors: banner?.forVisitors ?? false,
  };
}

/** Whether something is written that is shown; a banner that is turned off is not. */
export const isWritten = ({ subject, content, banner }: AnnouncedWords, { hasBanner }: AnnouncementDraft) =>
  [subject, content, hasBanner ? banner : ''].some((text) => text.trim() !== '');

/** Whether the banner ends after its beginning: in the night that clocks change, times alone do not say it. */
export function endsLater(
  { fromDay, fromTime, untilDay, untilTime }: AnnouncementDraft,
  timeZone: string = localTimeZone(),
): boolean {
  const [startsAt = '', endsAt = ''] = [
    instantAt(fromDay, fromTime, timeZone),
    instantAt(untilDay, untilTime, timeZone),
  ];
  return endsAt > startsAt;
}

/** Returns the announcement in the fields. */
export function announcementOf(draft: AnnouncementDraft): NewAnnouncement {
  const startsAt = instantAt(draft.fromDay, draft.fromTime) ?? '';
  const endsAt = instantAt(draft.untilDay, draft.untilTime) ?? '';
  const translations = Object.entries(draft.translations)
    .filter(([, words]) => isWritten(words, draft))
    .map(([language, { subject, content, banner }]) => ({
      ...{ language, subject: subject.trim() },
      ...(draft.content.trim() !== '' && { content: content.trim() }),
      ...(draft.hasBanner && { banner: banner.trim() }),
    }));
  return {
    ...(translations.length > 0 && { translations }),
    subject: draft.subject.trim(),
    content: draft.content.trim(),
    isMessage: draft.isMessage,
    ...(draft.hasBanner && {
      banner: { text: draft.banner.trim(), startsAt, endsAt, forVisitors: draft.forVisitors },
    }),
  };
}
