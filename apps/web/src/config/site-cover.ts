/** The picture of the landing page. */
export interface SiteCover {
  src: string;
  /** Empty if it is decoration. */
  alt: string;
}

/** Returns the picture of the landing page; undefined without an address. */
export const coverOf = (src: string, alt: string): SiteCover | undefined => (src === '' ? undefined : { src, alt });
