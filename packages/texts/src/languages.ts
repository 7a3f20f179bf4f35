/** A language of the product. */
export type LanguageFacts = {
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`: numbers, dates, lists and plurals. */
  locale: string;
  /** For `lang` of the document. */
  tag: string;
};

/** The languages by their code, which is the name of their folder of catalogs. English texts are in the code. */
export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US', tag: 'en' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de', tag: 'de' },
  es: { name: 'Español', direction: 'ltr', locale: 'es', tag: 'es' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR', tag: 'pt-BR' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar', tag: 'ar' },
  // English with accents, 40 % longer and in brackets: shows texts that are in no catalog or have no room.
  pseudo: { name: 'Pseudo', direction: 'ltr', locale: 'en-XA', tag: 'en-XA' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** The language of the texts in the code. */
export const sourceLanguage = 'en' satisfies Language;

/** Languages that people may choose. `npm run check` proves that their catalogs are complete. */
export const offeredLanguages: readonly Language[] = ['en', 'de', 'es', 'pt-BR', 'ar'];

/** Languages that developers may choose. */
export const developedLanguages: readonly Language[] = [...offeredLanguages, 'pseudo'];
