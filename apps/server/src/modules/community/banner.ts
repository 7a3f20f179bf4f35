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

export const presentBanner = ({ id, text, hasMore }: Banner): CommunityBanner => ({ _id: id, text, hasMore });
