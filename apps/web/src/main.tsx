import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadRoute } from './app/routes.ts';
import { createServices } from './app/services.ts';
import type { Services } from './app/services-context.ts';
import { fit } from './app/takeover/fit.ts';
import { logger } from './shared/logger.ts';
import './styles.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

const services = createServices();
const { pathname, search } = window.location;
const appOver = (wired: Services) => (
  <StrictMode>
    <App services={wired} Router={BrowserRouter} />
  </StrictMode>
);

// The server draws pages for visitors, as they stand at the address without a query.
const isDrawn = container.dataset.path === pathname && search === '';
if (isDrawn && services.session.get().phase === 'visitor') {
  fit(container);
  const drawnWith = document.getElementById('data')?.textContent ?? '[]';
  hydrateRoot(container, appOver({ ...services, drawnWith }), {
    onRecoverableError: (error) => logger.defect('The page is not what the server has drawn', error),
  });
} else {
  // The page's own chunk travels while React starts.
  preloadRoute(pathname);
  const root = createRoot(container);
  // At once, so that there is no moment between the animation in the document and the app's own.
  flushSync(() => root.render(appOver(services)));
  delete document.documentElement.dataset.start;
}
// The document's own animation has done its part.
document.getElementById('start-up')?.remove();
