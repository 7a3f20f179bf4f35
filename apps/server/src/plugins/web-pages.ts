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
  // By name: the app has a handful.
  const made = new Map<string, MadePage>();

  function make(template: WebTemplate, { name, data, draw }: ReadyPage): Promise<WebPage> {
    const known = made.get(name);
    if (known?.template === template && known.data === data) return known.page;
    const page = draw(template.html, settings.contactEmail).then(webPage);
    made.set(name, { template, data, page });
    page.catch(() => made.delete(name));
    return page;
  }

  return async (request) => {
    const template = await readTemplate();
    if (template === null) return null;
    try {
      const ready = (await template.readPage?.(request.url, callsOf(app, request))) ?? null;
      if (ready !== null) return await make(template, ready);
    } catch (error) {
      // The app reads for itself, and tells the reader what cannot be had.
      request.log.warn({ err: error }, 'a page was sent empty: it could not be drawn');
    }
    return await make(template, anyPage);
  };
}

/** The document as the build has made it: it does for every page. */
const anyPage: ReadyPage = { name: '', data: '', draw: (template) => Promise.resolve(template) };

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
