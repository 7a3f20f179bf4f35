/**
 * Comes with the whole style sheet: a document has only the rules that its own page needs (plugins/page-files.ts).
 */
export const isWhole = true;
