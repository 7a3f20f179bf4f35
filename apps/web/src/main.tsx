import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { forgetLastSeen, isReturning, lastSeen } from './app/offline/last-seen.ts';
import { opening } from './app/pages/landing/landing-parts.tsx';
import { preloadRoute } from './app/routes.tsx';
import { createServices } from './app/services.ts';
import { takeOverAll } from './app/takeover/drawn-part.ts';
import { fit } from './app/takeover/fit.ts';
import { paths } from './config/paths.ts';
import { logger } from './shared/logger.ts';
import './styles.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

/** How long after the start the browser is told to keep the app for a visit without a network, in ms. */
const offlinePause = 10_000;

/** How long after a lost style sheet it is asked for again, in ms. */
const sheetPause = 2000;

const created = createServices();
const { pathname, search } = window.location;

// The server draws pages for visitors, as they stand at the address without a query.
const isDrawn =
  container.dataset.path === pathname && search === '' && created.session.get().phase === 'visitor';
const drawnWith = isDrawn ? (document.getElementById('data')?.textContent ?? '[]') : lastSeen();
// From the start: nothing of a member may be left behind, however soon they go.
created.session.subscribe(() => {
  if (created.session.get().phase === 'visitor') forgetLastSeen();
});
const services = { ...created, ...(drawnWith === null ? {} : { drawnWith }) };
const app = (
  <StrictMode>
    <App services={services} Router={BrowserRouter} />
  </StrictMode>
);

if (isDrawn) {
  fit(container);
  hydrateRoot(container, app, {
    onRecoverableError: (error) => logger.defect('The page is not what the server has drawn', error),
  });
} else {
  // The page's own code travels while React starts: of the landing page what is on the first screen.
  takeOverAll();
  void (pathname === paths.home
    ? opening.preload()
    : preloadRoute(pathname, created.session.get().phase === 'visitor'));
  const root = createRoot(container);
  // At once, so that there is no moment between the animation in the document and the app's own.
  flushSync(() => root.render(app));
  delete document.documentElement.dataset.start;
}
// The document's own animation has done its part.
document.getElementById('start-up')?.remove();

// Vite asks for a style sheet once, whatever comes of it: one that was lost is asked for again until it is there.
document.addEventListener(
  'error',
  ({ target: link }) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    window.setTimeout(() => link.replaceWith(link.cloneNode()), sheetPause);
  },
  { capture: true },
);

async function prepareOffline(): Promise<void> {
  const offline = await import('./app/offline/prepare-offline.tsx');
  offline.prepareOffline(services);
}
// Whoever comes once and never again has nothing of it.
if (isReturning())
  window.setTimeout(() => void prepareOffline().catch(() => {}), navigator.onLine ? offlinePause : 0);
