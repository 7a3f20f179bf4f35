/** FNV-1a (32 bit) over UTF-16 units: short, stable between browsers, and spread enough for choosing colours. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text.split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
