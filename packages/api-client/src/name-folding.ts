// The first load of a page has no room for the whole folding of texts. Until it is loaded, names are compared roughly.

/** Returns the form in which two spellings of one name are equal; accents stay. See `keyText`. */
export let nameKey = (text: string): string => text.trim().toLowerCase();

/** The same without accents. See `foldText`. */
export let plainName = (text: string): string => nameKey(text.normalize('NFD').replace(/\p{M}/gu, ''));

/** Loads the whole folding, for where members type names. Importers of the above see the change. */
export async function loadFolding() {
  const folding = await import('./fold-text.ts');
  nameKey = folding.keyText;
  plainName = folding.foldText;
  return folding;
}
