/** Returns a media query of this browser; undefined if unsupported. */
export const mediaQuery = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);
