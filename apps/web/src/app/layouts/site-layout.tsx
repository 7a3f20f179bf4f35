import { insist } from '@skill-exchange/ui/insist';
import { late } from '@skill-exchange/ui/late';
import { idle } from '@skill-exchange/ui/when-idle';
import { type ComponentType, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../shared/session/session-context.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lazyPart } from '../navigation/lazy-page.tsx';
import { mainId, useArrival } from '../navigation/use-arrival.ts';
import { goOn, seen } from '../takeover/drawn-part.ts';
import { PartBoundary } from '../takeover/part-boundary.tsx';
import { WaitingPart } from '../takeover/waiting-part.tsx';
import { WaitingRegion } from '../takeover/waiting-region.tsx';
import type { MemberPhotoProps } from './member-photo.tsx';
import { SiteNavbar } from './site-navbar.tsx';

/** Initials stand in its place: it comes after what the page is about, and where its code does not come they stay. */
const MemberPhoto = late<MemberPhotoProps>(async () => {
  await idle();
  const photo = await insist(() => import('./member-photo.tsx')).catch(() => undefined);
  return photo?.MemberPhoto ?? NoPhoto;
});
const NoPhoto: ComponentType<MemberPhotoProps> = () => null;

const footer = lazyPart(async () => (await import('./site-footer.tsx')).SiteFooter, {
  ready: () => seen('footer'),
});

const end = (
  <PartBoundary>
    <WaitingPart>
      <footer.Page />
    </WaitingPart>
  </PartBoundary>
);

/** What every page stands in: skip link, navbar, footer. A page that fails leaves them standing. */
export function SiteLayout() {
  const location = useLocation();
  const { pathname } = location;
  // Not its key: a jump that the browser makes by itself has none.
  const [first] = useState(location);
  if (location !== first) goOn(pathname);
  const isMember = useMember() !== null;
  // One navbar throughout: the photo comes a moment later, and a menu that is open by then stays so.
  const [photo, setPhoto] = useState<string>();
  useArrival();
  // The dashboard keeps its sidebar while its sections change, every other page is replaced as a whole.
  const isDashboard = pathname.startsWith(paths.dashboard.home);
  const page = isDashboard ? paths.dashboard.home : pathname;

  return (
    <>
      <a href={`#${mainId}`} className="skip-link">
        Skip to content
      </a>
      <WaitingRegion className="flex min-h-dvh flex-col">
        <SiteNavbar photo={isMember ? photo : undefined} />
        {isMember ? <MemberPhoto onPhoto={setPhoto} /> : null}
        <main id={mainId} tabIndex={-1} className="flex-1">
          <ErrorBoundary resetKey={pathname}>
            <WaitingPart key={page}>
              <Outlet />
            </WaitingPart>
          </ErrorBoundary>
        </main>
        {end}
      </WaitingRegion>
    </>
  );
}
