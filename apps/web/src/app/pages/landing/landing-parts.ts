import { lazyPage, lazyPart } from '../../navigation/lazy-page.ts';
import { seen, touched } from '../../takeover/drawn-part.ts';

/** The first screen: two links that work without it. */
export const opening = lazyPart(
  async () => (await import('./opening.tsx')).Opening,
  () => touched('opening'),
);

/** What lies below the first screen, from top to bottom: its code comes when the reader does. */
export const landingParts = [
  lazyPart(
    async () => (await import('./how-it-works.tsx')).HowItWorks,
    () => seen('features'),
  ),
  lazyPage(
    async () => (await import('./skills-section.tsx')).SkillsSection,
    () => seen('skills'),
  ),
  lazyPage(
    async () => (await import('../../../features/events/featured-events.tsx')).FeaturedEvents,
    () => seen('featured-events'),
  ),
  lazyPage(
    async () => (await import('../../../features/users/recommended-users.tsx')).RecommendedUsers,
    () => seen('recommended-users'),
  ),
];

/** Fetches all of it ahead of time. Resolves to whether it has come. */
export async function preloadLandingParts(): Promise<boolean> {
  const parts = await Promise.all([opening, ...landingParts].map(({ preload }) => preload()));
  return parts.every(Boolean);
}
