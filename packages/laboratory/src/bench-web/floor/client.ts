import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Floor } from './app.ts';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(Floor, { Router: BrowserRouter }));
