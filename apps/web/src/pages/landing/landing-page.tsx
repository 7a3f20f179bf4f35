import { t } from '@lingui/core/macro';
import { Hero } from '@skill-exchange/ui/components/hero';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { PagePlaceholder } from '../../layouts/page-placeholder.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, whenIdle } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useServices } from '../../lib/services.ts';
import { withTexts } from '../../lib/texts/with-texts.ts';

const isInDocument = () => typeof document !== 'undefined' && document.getElementById('features') !== null;

/** Everything below the hero. If the server has rendered it, its code can wait. */
const LandingSections = lazyWithPreload(async () => {
  if (isInDocument()) await whenIdle();
  return (await import('./landing-sections.tsx')).LandingSections;
});

const MemberLanding = lazyWithPreload(
  withTexts(['meetings', 'events', 'account'], async () => (await import('./member-landing.tsx')).MemberLanding),
);

/** `/`: the community with its members and events; for members, their own sessions and tasks. */
export function LandingPage() {
  const member = useMember();
  const name = useSiteName();
  const { siteCover, siteDescription } = useServices();
  return (
    <>
      <PageMeta
        title={t`${name}: teach what you know, learn what you don't`}
        description={
          siteDescription ||
          t`Trade what you know for what you want to know, one hour for one hour. No money changes hands.`
        }
      />
      {member ? (
        <MemberLanding memberId={member.userId} name={member.name} />
      ) : (
        <>
          <Hero
            cover={siteCover}
            getStartedHref={paths.aboutUs}
            exploreHref={paths.topSkills}
            signupHref={paths.signup}
          />
          <Suspense fallback={<PagePlaceholder />}>
            <LandingSections />
          </Suspense>
        </>
      )}
    </>
  );
}
