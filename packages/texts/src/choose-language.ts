import { type Language, offeredLanguages, sourceLanguage } from './languages.ts';

/** What says which language somebody reads, the strongest first. Any of it may be missing, unknown or broken. */
export type LanguageWishes = {
  /** The member's choice in Settings. */
  chosen?: string | null | undefined;
  /** `?lang=` of the address. */
  asked?: string | null | undefined;
  /** The cookie of an earlier choice. */
  remembered?: string | null | undefined;
  /** The `Accept-Language` header, or the browser's languages joined by commas. */
  accepted?: string | null | undefined;
  /** The community's default. */
  fallback?: string | null | undefined;
};

/** Browsers send a few languages; a longer header is not read to its end. */
const maxAccepted = 1000;

/** Returns the language to show: the first wish that names an offered one. */
export function chooseLanguage(wishes: LanguageWishes, offered: readonly Language[] = offeredLanguages): Language {
  const { chosen, asked, remembered, accepted, fallback } = wishes;
  const wished = [chosen, asked, remembered, ...acceptedTags(accepted ?? ''), fallback];
  for (const tag of wished) {
    const language = offeredFor(tag ?? '', offered);
    if (language !== undefined) return language;
  }
  return sourceLanguage;
}

/** Returns the offered language of a tag: 'de' for 'de-AT', 'DE' or 'de_DE'; another region's where its own is not offered. */
export function offeredFor(tag: string, offered: readonly Language[] = offeredLanguages): Language | undefined {
  const wanted = tag.trim().toLowerCase().split(/[-_]/);
  // 'pt-BR-x-any' is 'pt-BR' if that is offered, else 'pt'.
  for (let length = wanted.length; length > 0; length -= 1) {
    const part = wanted.slice(0, length).join('-');
    const found = offered.find((language) => language.toLowerCase() === part);
    if (found !== undefined) return found;
  }
  // Who asks for 'pt' or 'pt-PT' reads 'pt-BR' rather than English.
  return offered.find((language) => language.toLowerCase().split('-')[0] === wanted[0]);
}

/** Returns the languages of an `Accept-Language` header, the most wanted first; those with `q=0` are not wanted. */
function acceptedTags(header: string): string[] {
  return header
    .slice(0, maxAccepted)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
