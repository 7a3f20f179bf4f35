/**
 * How the catalogue compares names: without case, surrounding space and what is unseen, and with the plain letter for each
 * that is another form of it (NFKC), such as those of full width.
 */
export function skillKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .trim();
}
