import { languages, offeredLanguages } from '@skill-exchange/texts/languages';

/** The languages of the site with their names in themselves, for lists to choose from. */
export const siteLanguages = offeredLanguages.map((code) => ({ code, ...languages[code] }));
