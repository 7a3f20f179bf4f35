import type { Banner } from './banner-repository.ts';

/** Returns the banner that began last and is shown now. */
export function bannerAt(banners: readonly Banner[], now: Date): Banner | undefined {
  return banners.find(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
}
