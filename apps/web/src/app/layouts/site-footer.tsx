import { Footer } from '@skill-exchange/ui/footer';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { useServices } from '../services-context.ts';

/** The end of every page. */
export function SiteFooter() {
  const { pathname } = useLocation();
  const { contactEmail } = useServices();
  const isDashboard = pathname.startsWith(paths.dashboard.home);
  return (
    <Footer
      homeHref={paths.home}
      contactEmail={contactEmail}
      sourceHref={site.sourceUrl}
      // On a phone the dashboard's bar lies over the end of the page.
      className={isDashboard ? 'max-lg:pb-28' : ''}
    />
  );
}
