import { i18n } from './texts/i18n.ts';

/** Returns the id of a skill's name in the catalogs of texts. */
export const skillNameId = (name: string) => `skill ${name}`;

/**
 * Returns what readers of the language of the texts call a skill that came with the server, given its English name. Every
 * other name stays as its member wrote it. Only for texts: what is stored, sent or in an address is the name itself.
 */
export const skillName = (name: string): string => i18n.find(skillNameId(name)) ?? name;
