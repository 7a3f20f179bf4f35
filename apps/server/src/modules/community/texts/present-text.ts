import type { CommunityText, OperatorText } from '@skill-exchange/api-client/types';
import { languageNamed } from '../../../languages.ts';
import { presentMemberRef } from '../../users/present-user.ts';
import type { TextRow, VersionRow } from './repository.ts';
import type { TranslationRow } from './translations-repository.ts';

/** Returns a version's own language, and those of its translations that the site still offers. */
export const languagesOf = (own: string, translated: readonly string[]) => [
  own,
  ...translated.filter((language) => languageNamed(language) === language),
];

export function presentText(row: TextRow): CommunityText {
  const { kind, version, current_version, content, change, published_at, language, own_language, translated } = row;
  return {
    kind,
    version,
    currentVersion: current_version,
    content,
    change,
    publishedAt: published_at.toISOString(),
    language,
    languages: languagesOf(own_language, translated),
  };
}

type StoredText = Pick<TextRow, 'kind' | 'version' | 'content' | 'language'> & {
  versions: readonly VersionRow[];
  translations: readonly TranslationRow[];
};

/** Returns a text as operators see it: with its translations, its versions, and who published them. */
export function presentOperatorText({ kind, version, content, language, ...text }: StoredText): OperatorText {
  return {
    kind,
    version,
    content,
    language,
    translations: text.translations.map((one) => ({
      language: one.language,
      version: one.version,
      revision: one.version === version ? one.revision : 0,
      content: one.content,
      change: one.change,
    })),
    versions: text.versions.map(({ published_by: id, name, image_hash, must_accept, published_at, ...row }) => ({
      version: row.version,
      change: row.change,
      mustAccept: must_accept,
      accepted: row.accepted,
      publishedAt: published_at.toISOString(),
      languages: languagesOf(row.language, row.translated),
      ...(id !== null && name !== null && { publishedBy: presentMemberRef(id, name, image_hash) }),
    })),
  };
}
