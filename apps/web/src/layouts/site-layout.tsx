import { t } from '@lingui/core/macro';
import { CommunityBanner } from '@skill-exchange/ui/components/community-banner';
import { Fragment, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { lazyWithPreload, usePreload } from '../lib/lazy-with-preload.ts';
import { useServices } from '../lib/services.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNavbar } from './site-navbar.tsx';
import { mainId, useArrival } from './use-arrival.ts';

const MemberBar = lazyWithPreload(async () => (await import('./member-bar.tsx')).MemberBar);
const MemberBanner = lazyWithPreload(async () => (await import('./member-bar.tsx')).MemberBanner);
const TextsGate = lazyWithPreload(async () => (await import('../features/texts/texts-gate.tsx')).TextsGate);
const MemberBell = lazyWithPreload(async () => (await import('./member-bar.tsx')).MemberBell);

/**
 * The layout of every page: skip link, navbar, footer. They remain when a page fails. A conversation fills small
 * screens.
 */
export function SiteLayout() {
  const { pathname } = useLocation();
  useArrival();
  const isMember = useMember() !== null;
  const hasBar = usePreload(MemberBar, isMember);
  const hasBell = usePreload(MemberBell, isMember);
  const hasBanner = usePreload(MemberBanner, isMember);
  const { texts, banner } = useServices();
  // A member who does not accept a text can still read all of them, download their data and leave.
  const isAsked = isMember && texts.some((text) => text.isAsked) && !/^\/(?:texts|account)(?:\/|$)/.test(pathname);
  const hasGate = usePreload(TextsGate, isAsked);
  const [isBlocked, setIsBlocked] = useState(false);
  // The dashboard keeps its sidebar and the messages their list; every other page is replaced as a whole.
  const isDashboard = /^\/(?:userDashboard|account|notifications)(?:\/|$)/.test(pathname);
  const isEntry = /^\/(?:login|signup|forgot-password|email-links)(?:\/|$)/.test(pathname);
  const [, isMessages, isThread] = /^\/(messages)(\/.)?/.exec(pathname) ?? [];
  // On small screens the actions of an event or of its form, or the composer of a conversation, take the bar's place.
  const isOfOneThing = Boolean(isThread) || /^\/(?:userDashboard\/)?events\/./.test(pathname);

  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        {t`Skip to content`}
      </a>
      <div className="flex min-h-dvh flex-col">
        {isMember && hasBanner ? <MemberBanner /> : null}
        {isMember || banner === undefined ? null : <CommunityBanner {...banner} />}
        {/* Reserves the bell's space until its code is loaded. */}
        <div className={isThread ? 'max-lg:hidden' : 'contents'}>
          <SiteNavbar bell={isMember ? hasBell ? <MemberBell /> : <span className="size-11 shrink-0" /> : undefined} />
        </div>
        <main id={mainId} tabIndex={-1} className="flex-1">
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PagePlaceholder />}>
              <Fragment key={isDashboard ? paths.dashboard.home : isMessages ? paths.messages : pathname}>
                {isAsked && hasGate ? <TextsGate onBlock={setIsBlocked} /> : null}
                {isBlocked ? null : <Outlet />}
              </Fragment>
            </Suspense>
          </ErrorBoundary>
        </main>
        {isMessages ? null : (
          <SiteFooter
            compact={isMember || isEntry}
            // The bottom bar is the end of a member's pages on phones; Me has the legal texts.
            className={isMember && pathname !== paths.settings ? 'max-lg:hidden' : undefined}
          />
        )}
        {isMember ? hasBar ? <MemberBar isHidden={isOfOneThing} /> : isOfOneThing ? null : <BarPlace /> : null}
      </div>
    </>
  );
}

/** As high as `TabBar`, to reserve its space until its code is loaded. */
function BarPlace() {
  return <div className="sticky bottom-0 z-nav h-[65px] border-t border-line bg-surface short:static lg:hidden" />;
}
