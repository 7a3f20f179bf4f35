import { LinkProvider } from '@skill-exchange/ui/link-context';
import { useLocation, useRoutes } from 'react-router-dom';
// Before the router, so that a half-filled form hears of Back first.
import '../shared/history-gate.ts';
import { PageLink } from './navigation/page-link.tsx';
import { routes } from './routes.tsx';

/** The router's `*` ends where a line does: an address with a break in it would be no page at all, a blank one. */
const lineBreak = /%0[AD]|%E2%80%A[89]/i;
const nowhere = '/404';

/** The page at the address, with links that lead on inside the app. */
export function AppRoutes() {
  const isBroken = lineBreak.test(useLocation().pathname);
  const page = useRoutes(routes, isBroken ? nowhere : undefined);
  return <LinkProvider component={PageLink}>{page}</LinkProvider>;
}
