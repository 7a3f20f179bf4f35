import type { Banner } from './banner-repository.ts';

/** Returns the banners of now, those that began last first. */
export function bannersAt(banners: readonly Banner[], now: Date): Banner[] {
  return banners.filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
}
