// The first load of a page has no room for full text folding. Until it is loaded, names are compared approximately.

/** Returns the form in which two spellings of one name are equal; accents stay. See `keyText`. */
export let nameKey = (text: string): string => text.trim().toLowerCase();

/** Returns the same form without accents. See `foldText`. */
export let plainName = (text: string): string => nameKey(text.normalize('NFD').replace(/\p{M}/gu, ''));

/** Whether a name has all words of a search, in any spelling. See `holdsWords`. */
export let hasWords = (name: string, search: string): boolean => plainName(name).includes(plainName(search));

/** Loads full folding, for forms in which members type names. Importers of the bindings above see the change. */
export async function loadFolding() {
  const folding = await import('./fold-text.ts');
  nameKey = folding.keyText;
  plainName = folding.foldText;
  hasWords = (name, search) => folding.holdsWords([name], search);
  return folding;
}
