import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { build } from 'vite';
import { Floor } from './floor/app.ts';

export type ServedFloor = { address: string; close(): void };

/** Builds the floor, rendered in the browser or also on the server, and serves it compressed on a free port. */
export async function serveFloor(kind: 'client' | 'hydrated'): Promise<ServedFloor> {
  const script = await bundle(join(import.meta.dirname, 'floor', `${kind}.ts`));
  const files = new Map([
    ['/', { type: 'text/html; charset=utf-8', ...compressed(pageOf(kind)) }],
    ['/floor.js', { type: 'text/javascript', ...compressed(script) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return response.writeHead(404).end();
    const encoding = request.headers['accept-encoding']?.includes('br') ? 'br' : 'gzip';
    const headers = { 'content-type': file.type, 'content-encoding': encoding, 'cache-control': 'no-cache' };
    return response.writeHead(200, headers).end(file[encoding]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] }, target: 'baseline-widely-available' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (result === undefined || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}

function pageOf(kind: 'client' | 'hydrated'): string {
  const Router = ({ children }: { children?: ReactNode }) => createElement(StaticRouter, { location: '/' }, children);
  const markup = kind === 'hydrated' ? renderToString(createElement(Floor, { Router })) : '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="The least that an app of this kind can be.">',
    '<link rel="icon" href="data:,"><script type="module" src="/floor.js"></script></head>',
    `<body><div id="root">${markup}</div></body></html>`,
  ].join('');
}

function compressed(text: string): { br: Buffer; gzip: Buffer } {
  return { br: brotliCompressSync(text), gzip: gzipSync(text, { level: 9 }) };
}
