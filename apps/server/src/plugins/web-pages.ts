import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebPage, webPage } from './web-page.ts';
import type { PageSettings } from './web-template.ts';
import { createTemplateReader, type ReadyPage, type WebTemplate } from './web-template.ts';

/** A page that was made, and what it was made of. */
interface MadePage {
  template: WebTemplate;
  data: string;
  page: Promise<WebPage>;
}

/**
 * The page of the web app for a request: drawn with its first data where the app has such a page, else the empty one,
 * which the app fills in the browser. The data are read for every request, so nobody sees an old page; it is drawn
 * again only when they have changed. Null when the app is not built.
 */
export function createPages(
  app: FastifyInstance,
  root: string,
  settings: PageSettings,
): (request: FastifyRequest) => Promise<WebPage | null> {
  const readTemplate = createTemplateReader(root, settings);
  // By path: the app draws a handful, and '' stands for the empty page.
  const made = new Map<string, MadePage>();

  function make(path: string, template: WebTemplate, ready: ReadyPage | null): Promise<WebPage> {
    const data = ready?.data ?? '';
    const known = made.get(path);
    if (known?.template === template && known.data === data) return known.page;
    const page = (ready?.draw(template.html, settings.contactEmail) ?? Promise.resolve(template.html)).then(
      webPage,
    );
    made.set(path, { template, data, page });
    page.catch(() => made.delete(path));
    return page;
  }

  return async (request) => {
    const template = await readTemplate();
    if (template === null) return null;
    try {
      const ready = (await template.readPage?.(request.url, callsOf(app, request))) ?? null;
      if (ready !== null) return await make(request.url, template, ready);
    } catch (error) {
      // The app reads for itself, and tells the reader what cannot be had.
      request.log.warn({ err: error }, 'a page was sent empty: it could not be drawn');
    }
    return await make('', template, null);
  };
}

/** Calls of the API in this process, as the visitor that asks for the page. */
function callsOf(app: FastifyInstance, { ip }: FastifyRequest) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({ method: 'GET', url: pathname + search, remoteAddress: ip });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
}
