import { isBlank, trimLines } from '@skill-exchange/api-client/plain-text';
import type { NewAnnouncement } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AnnouncedIn } from '../../db/tables/announcements.ts';
import { readInstant, readTitle } from '../../input.ts';
import { languageNamed } from '../../languages.ts';
import { requireAnother } from '../community/in-languages.ts';
import type { Draft } from './repository.ts';

const yearMs = 366 * 24 * 3_600_000;

/**
 * Returns what an operator has written as a row.
 *
 * @param prefix of the fields in errors
 * @param language the one of its own words
 * @throws ApiError 400
 */
export function readDraft(announcement: NewAnnouncement, prefix: string, language: string): Draft {
  const { subject, content, isMessage, banner } = announcement;
  const text = trimLines(content);
  if (isMessage && isBlank(text)) throw invalid(`${prefix}content`, 'must not be empty', { rule: 'required' });
  if (!isMessage && banner === undefined) throw invalid(`${prefix}isMessage`, 'must be true without a banner');
  const translations = JSON.stringify(readTranslations(announcement, prefix, language));
  const written = {
    subject: readTitle(`${prefix}subject`, subject),
    content: text,
    is_message: isMessage,
    translations,
  };
  if (banner === undefined)
    return { ...written, banner: '', banner_starts_at: null, banner_ends_at: null, for_visitors: false };
  const startsAt = readInstant(`${prefix}banner.startsAt`, banner.startsAt);
  const endsAt = readInstant(`${prefix}banner.endsAt`, banner.endsAt);
  if (endsAt <= startsAt) throw invalid(`${prefix}banner.endsAt`, 'must be after the beginning', { rule: 'order' });
  if (endsAt.getTime() - startsAt.getTime() > yearMs)
    throw invalid(`${prefix}banner.endsAt`, 'must be within a year of the beginning', { rule: 'within_year' });
  return {
    ...written,
    banner: readTitle(`${prefix}banner.text`, banner.text),
    banner_starts_at: startsAt,
    banner_ends_at: endsAt,
    for_visitors: banner.forVisitors,
  };
}

/** Returns translations with all that the announcement has. @throws ApiError 400 */
function readTranslations(announcement: NewAnnouncement, prefix: string, own: string): AnnouncedIn[] {
  const { content: ownContent, banner: ownBanner, translations = [] } = announcement;
  return translations.map(({ language, subject, content = '', banner = '' }, index) => {
    const field = `${prefix}translations.${index}`;
    const before = translations.slice(0, index).map((one) => one.language);
    requireAnother(`${field}.language`, language, own, before);
    const text = trimLines(content);
    if (isBlank(text) !== isBlank(ownContent))
      throw invalid(`${field}.content`, 'must be there if the announcement has some', { rule: 'required' });
    if (ownBanner !== undefined && isBlank(banner))
      throw invalid(`${field}.banner`, 'must not be empty', { rule: 'required' });
    return {
      language,
      subject: readTitle(`${field}.subject`, subject),
      content: text,
      banner: ownBanner === undefined ? '' : readTitle(`${field}.banner`, banner),
    };
  });
}

/** Returns an announcement's own language, and those of its translations that the site still offers. */
export const offeredAmong = (own: string, translations: readonly AnnouncedIn[]): string[] => [
  own,
  ...translations.map(({ language }) => language).filter((language) => languageNamed(language) === language),
];

/** Returns the words of an announcement in a language; its own, if it has none in that. */
export const wordsIn = (
  announcement: AnnouncedIn & { translations: readonly AnnouncedIn[] },
  language: string,
): AnnouncedIn => announcement.translations.find((words) => words.language === language) ?? announcement;
