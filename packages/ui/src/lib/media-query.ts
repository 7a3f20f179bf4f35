/** Returns a media query of this browser; undefined where it has none. */
export const mediaQuery = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);
