/** One green pixel as a PNG file: for stories, which need an image that a browser can show. */
export function sampleImage(name = 'bread.png'): File {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QzwAEjDAGACgtAx1pGyYNAAAAAElFTkSuQmCC';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
