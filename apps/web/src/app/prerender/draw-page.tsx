import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createApiClient } from '@skill-exchange/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { env } from '../../env.ts';
import { PageMetaSink } from '../../shared/page-meta.tsx';
import { createSessionStore } from '../../shared/session/session-store.ts';
import { App } from '../app.tsx';

type Meta = { title: string; description?: string };

/** A page as a visitor's browser would draw it first. */
export type DrawnPage = { html: string; meta: Meta };

/** Nobody is logged in on the server. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/**
 * Draws the page at a path with what the cache holds, code that travels on its own included.
 * @param contactEmail where "Contact Us" writes to
 */
export async function drawPage(
  path: string,
  queryClient: QueryClient,
  contactEmail: string,
): Promise<DrawnPage> {
  const session = createSessionStore(noStorage);
  const api = createApiClient({ baseUrl: env.apiUrl, getToken: () => null });
  const meta: Meta = { title: '' };
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = await drawn(
    <PageMetaSink value={(found) => Object.assign(meta, found)}>
      <StrictMode>
        <App services={{ session, api, queryClient, contactEmail }} Router={Router} />
      </StrictMode>
    </PageMetaSink>,
  );
  return { html, meta };
}

function drawn(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      // In one piece: what comes later would come by a script, which the page's security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(output))),
      onError: reject,
      onShellError: reject,
    });
  });
}
