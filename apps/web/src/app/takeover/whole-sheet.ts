/**
 * Comes with the whole style sheet: a document that the server has drawn has only the rules that its own page needs
 * (plugins/drawn-pages.ts).
 */
export const isWhole = true;
