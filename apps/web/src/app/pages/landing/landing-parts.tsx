import { lazyPart, lazyPartWithQueries } from '../../navigation/lazy-page.tsx';
import { seen, touched } from '../../takeover/drawn-part.ts';

/** The first screen: two links that work without it. */
export const opening = lazyPart(async () => (await import('./opening.tsx')).Opening, {
  ready: () => touched('opening'),
  placeholder: <div className="min-h-dvh" />,
});

/** A part below the first screen: its code comes when the reader does. */
const below = (id: string) => ({ ready: () => seen(id), placeholder: <div className="min-h-100" /> });

/** What lies below the first screen, from top to bottom. */
export const landingParts = [
  lazyPart(async () => (await import('./how-it-works.tsx')).HowItWorks, below('features')),
  lazyPartWithQueries(async () => (await import('./skills-section.tsx')).SkillsSection, below('skills')),
  lazyPartWithQueries(
    async () => (await import('../../../features/events/featured-events.tsx')).FeaturedEvents,
    below('featured-events'),
  ),
  lazyPartWithQueries(
    async () => (await import('../../../features/users/recommended-users.tsx')).RecommendedUsers,
    below('recommended-users'),
  ),
];

/** Fetches all of it ahead of time. Resolves to whether it has come. */
export async function preloadLandingParts(): Promise<boolean> {
  const parts = await Promise.all([opening, ...landingParts].map(({ preload }) => preload()));
  return parts.every(Boolean);
}
