import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadRoute } from './app/routes.ts';
import { createServices } from './app/services.ts';
import './styles.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

// The page's own chunk travels while React starts.
preloadRoute(window.location.pathname);

createRoot(container).render(
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>,
);
