/**
 * Returns the id of a text, which is the text: Lingui's hash would cost every page of the English product five bytes a
 * text (docs/decisions/064-languages.md). The context tells apart equal texts that are translated differently.
 */
export const textId = (message: string, context = ''): string => (context === '' ? message : `${message} (${context})`);
