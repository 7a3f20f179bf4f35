import { i18n } from './i18n.ts';

/** Returns what a function makes for the language of the texts, such as a formatter; made once a language, as that is slow. */
export function byLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const { locale } = i18n;
    let found = made.get(locale);
    if (found === undefined) {
      found = make(locale);
      made.set(locale, found);
    }
    return found;
  };
}
