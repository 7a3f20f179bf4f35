/** How the catalogue compares names: without case and surrounding space, and however accents are composed. */
export function skillKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
