import { defaultHues, type Hues } from '@skill-exchange/api-client/community-colors';
import { defaultSiteName } from '@skill-exchange/ui/lib/texts/site-name';

/** What documents and the pictures of links show of a community. */
export interface SiteLook extends Hues {
  siteName: string;
  /** The address of a picture; empty for the name in two lanes. */
  logo: string;
  /** The address of the landing page's picture; empty for the drawing. */
  cover: string;
  /** Empty if the cover is decoration. */
  coverAlt: string;
}

/** A community that nobody has set up. */
export const defaultLook: SiteLook = { siteName: defaultSiteName, logo: '', cover: '', coverAlt: '', ...defaultHues };
