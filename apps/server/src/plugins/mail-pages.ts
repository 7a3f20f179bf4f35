import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { notFound } from '../api-errors.ts';
import type { Settings } from '../env.ts';
import { mailFolderOf, mailNames } from '../modules/mail/mail-folder.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Emails listed; the folder has the older ones. */
const listed = 100;

/**
 * Shows at /mail the emails of a server without a mail server. Only this machine may read it: emails contain members'
 * addresses, and their links need no log-in.
 */
export const mailPages = fp<{ settings: Settings }>(
  async (app, { settings }) => {
    const parse = async (name: string) =>
      await PostalMime.parse(await readFile(join(mailFolderOf(settings.dataDir), name)));

    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isFromThisMachine(request, settings)) throw notFound('Path');
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    };
    const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

    app.get('/mail', { onRequest }, async (_request, reply) => {
      const names = (await mailNames(settings.dataDir)).slice(0, listed);
      const mails = await Promise.all(names.map(async (name) => ({ name, mail: await parse(name) })));
      return send(reply, listPage(mails));
    });

    app.get<{ Params: { name: string } }>('/mail/:name', { onRequest }, async (request, reply) => {
      const name = (await mailNames(settings.dataDir)).find((known) => known === request.params.name);
      if (name === undefined) throw notFound('File');
      return send(reply, mailPage(await parse(name)));
    });
  },
  { name: 'mail-pages', dependencies: ['errors', 'security-headers', 'web-app'] },
);

function listPage(mails: readonly { name: string; mail: Email }[]): string {
  const rows = mails.map(
    ({ name, mail }) =>
      `<li><a href="/mail/${encodeURIComponent(name)}">${escaped(mail.subject)}</a><br>To ${people(mail.to)}, ${time(mail)}</li>`,
  );
  const empty = '<p>No emails yet. Ask to join an event, and the host’s email comes here.</p>';
  const list = rows.length === 0 ? empty : `<ol>${rows.join('')}</ol>`;
  return page(
    'Emails',
    `<p>This server sends no email, since SMTP_URL is not set. What it would send is here, the newest first.</p>${list}`,
  );
}

/** The sandboxed frame runs no scripts or forms; links open in a new tab. */
function mailPage(mail: Email): string {
  const facts = [
    ['From', people(mail.from && [mail.from])],
    ['To', people(mail.to)],
    ['Sent', time(mail)],
    ['Message-ID', escaped(mail.messageId)],
    ['List-Unsubscribe', escaped(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? 'none')],
  ].map(([term, fact]) => `<dt>${term}</dt><dd>${fact}</dd>`);
  return page(
    mail.subject ?? 'Email',
    `<p><a href="/mail">All emails</a></p><dl>${facts.join('')}</dl>
<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(mail.html)}"></iframe>
<h2>As text</h2><pre>${escaped(mail.text)}</pre>`,
  );
}

const styles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 24px 16px; overflow-wrap: anywhere }
ol { list-style: none; padding: 0 } li { border-top: 1px solid; padding: 12px 0 } li a { font-weight: 600 }
dl { display: grid; gap: 0 16px; grid-template-columns: max-content 1fr } dd { margin: 0 }
iframe { border: 1px solid; border-radius: 16px; box-sizing: border-box; height: 640px; resize: vertical; width: 100% }
pre { font-size: 14px; white-space: pre-wrap }`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${styles}</style></head>
<body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`;
}

function people(addresses: readonly Address[] = []): string {
  return addresses.map(({ name, address = '' }) => escaped(name === '' ? address : `${name} <${address}>`)).join(', ');
}

const time = ({ date }: Email) => escaped(date === undefined ? '' : new Date(date).toUTCString());

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text = '') => text.replaceAll(/[&<>"]/g, (character) => entities[character] as string);
