import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Floor } from './app.ts';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, createElement(Floor, { Router: BrowserRouter }));
