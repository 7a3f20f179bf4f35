import { sourceLanguage } from '@skill-exchange/texts/languages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { logger } from './lib/logger.ts';
import { createServices } from './lib/services.ts';
import { hydrateCache } from './lib/storage/query-cache.ts';
import { documentLanguage } from './lib/texts/document-language.ts';
import { loadErrorWords } from './lib/texts/errors/load-error-words.ts';
import { forgetMember } from './lib/texts/member-language.ts';
import { startTexts } from './lib/texts/page-texts.ts';
import { preloadPage } from './matched-pages.ts';
import { forgetLastSeen, isReturning, lastSeen } from './offline/last-seen.ts';
import './styles.css';
import { isOnline } from './lib/is-online.ts';

/** Milliseconds after which the app is cached for offline use. */
const offlineDelay = 10_000;

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const isDrawn = container.firstElementChild !== null;
// A member sees no page of the server: see the script in index.html.
const language = documentLanguage(isDrawn && document.documentElement.dataset.start !== 'member');
// English texts are in the code.
const starting = language === sourceLanguage ? null : startTexts(language);
if (starting !== null) loadErrorWords();
const services = createServices(language);
const { queryClient, authSession } = services;
// From the start, so that a member's data are cleared however soon they log out.
authSession.subscribe(() => {
  if (authSession.get().phase !== 'visitor') return;
  forgetLastSeen();
  forgetMember();
});
// A browser may have removed the token alone.
if (authSession.get().phase === 'visitor') forgetMember();

// The server renders pages for visitors.
const isServerRendered = isDrawn && authSession.get().phase === 'visitor';
const data = isServerRendered ? document.getElementById('query-cache')?.textContent : lastSeen();
if (data) hydrateCache(queryClient, data);

const app = (
  <StrictMode>
    <App services={services} Router={BrowserRouter} />
  </StrictMode>
);
// The page's own code: without it, React cannot hydrate the page yet.
const preloading = preloadPage(window.location.pathname, services).catch(() => {});
function render(root: HTMLElement) {
  if (!isServerRendered) createRoot(root).render(app);
  else void preloading.then(() => hydrateRoot(root, app, { onRecoverableError }));
}
const onRecoverableError = (error: unknown) => logger.defect('The page is not what the server has rendered', error);
if (starting === null) render(container);
else void starting.then(() => render(container));

async function prepareOffline(): Promise<void> {
  const [offline] = await Promise.all([import('./offline/prepare-offline.tsx'), starting]);
  offline.prepareOffline(services);
}
// Useless for a browser that visits only once.
if (isReturning()) window.setTimeout(() => void prepareOffline().catch(() => {}), isOnline() ? offlineDelay : 0);
