import type { CommunityBanner } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { bannerAt } from './banner-at.ts';
import { type Banner, isDismissed } from './banner-repository.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'community'>;

/** Returns the banner for visitors, which also stands in the documents of pages. */
export function bannerForVisitors({ clock, community }: Pick<Needs, 'clock' | 'community'>): Banner | undefined {
  return bannerAt(
    community.banners.filter(({ forVisitors }) => forVisitors),
    clock(),
  );
}

/** Returns the banner for a member, unless they have dismissed it. Without any, nothing is read. */
export async function bannerFor({ db, clock, community }: Needs, memberId: string): Promise<Banner | undefined> {
  const banner = bannerAt(community.banners, clock());
  if (banner === undefined || (await isDismissed(db, memberId, banner.id))) return undefined;
  return banner;
}

/** Returns the sentence of a banner in a language; its own, if it has none in that. */
export const bannerTextIn = ({ text, translations }: Banner, language: string): string =>
  translations.find((one) => one.language === language)?.text ?? text;

export const presentBanner = (banner: Banner, language: string): CommunityBanner => ({
  _id: banner.id,
  text: bannerTextIn(banner, language),
  hasMore: banner.hasMore,
});
