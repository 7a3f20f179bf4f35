import type { CommunityBanner } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { bannersAt } from './banner-at.ts';
import { type Banner, findDismissed } from './banner-repository.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'community'>;

/** Returns the banner for visitors, which also stands in the documents of pages. */
export function bannerForVisitors({ clock, community }: Pick<Needs, 'clock' | 'community'>): Banner | undefined {
  return bannersAt(community.banners, clock()).find(({ forVisitors }) => forVisitors);
}

/** Returns the banner for a member, the latest that they have not dismissed. Without any, nothing is read. */
export async function bannerFor({ db, clock, community }: Needs, memberId: string): Promise<Banner | undefined> {
  const banners = bannersAt(community.banners, clock());
  if (banners.length === 0) return undefined;
  const dismissed = await findDismissed(
    db,
    memberId,
    banners.map(({ id }) => id),
  );
  return banners.find(({ id }) => !dismissed.has(id));
}

/** Returns the sentence of a banner in a language; its own, if it has none in that. */
export const bannerTextIn = ({ text, translations }: Banner, language: string): string =>
  translations.find((one) => one.language === language)?.text ?? text;

export const presentBanner = (banner: Banner, language: string): CommunityBanner => ({
  _id: banner.id,
  text: bannerTextIn(banner, language),
  hasMore: banner.hasMore,
});
