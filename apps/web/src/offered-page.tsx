import type { Feature } from '@skill-exchange/api-client/types';
import { type ComponentType, useState } from 'react';
import { firstOff } from './config/community-off.ts';
import { useMember } from './lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from './lib/lazy-with-preload.ts';
import { useOff } from './lib/use-offers.ts';

export const NotOfferedPage = lazyWithPreload(
  async () => (await import('./pages/errors/not-offered-page.tsx')).NotOfferedPage,
);

/**
 * A page, or what stands in its place where the community does not offer it. An open page stays when operators turn its feature
 * off: somebody may be writing there.
 */
export function OfferedPage({ needs, Page }: { needs: readonly Feature[]; Page: ComponentType<object> }) {
  const feature = firstOff(useOff(), needs, { isVisitor: useMember() === null });
  const [open, setOpen] = useState<ComponentType<object>>();
  if (feature === undefined && open !== Page) setOpen(() => Page);
  return feature === undefined || open === Page ? <Page /> : <NotOfferedPage feature={feature} />;
}
