import type { Feature } from '@skill-exchange/api-client/types';
import type { ComponentType } from 'react';
import { firstOff } from './config/community-off.ts';
import { useMember } from './lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from './lib/lazy-with-preload.ts';
import { useServices } from './lib/services.ts';

export const NotOfferedPage = lazyWithPreload(
  async () => (await import('./pages/errors/not-offered-page.tsx')).NotOfferedPage,
);

/** A page, or what stands in its place where the community does not offer it. */
export function OfferedPage({ needs, Page }: { needs: readonly Feature[]; Page: ComponentType<object> }) {
  const { off } = useServices();
  const feature = firstOff(off, needs, { isVisitor: useMember() === null });
  return feature === undefined ? <Page /> : <NotOfferedPage feature={feature} />;
}
