import type { PactBody } from '../pact-file.ts';

/** Returns the fields of a multipart body in a pact: texts unchanged, files by name. */
export function fieldsOf({ content, contentType }: PactBody): Readonly<Record<string, string>> {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1];
  if (typeof content !== 'string' || boundary === undefined) return {};
  const parts = Buffer.from(content, 'base64').toString('latin1').split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      const name = /[^e]name="([^"]*)"/.exec(head)?.[1] ?? '';
      const fileName = /filename="([^"]*)"/.exec(head)?.[1];
      return [name, fileName ?? Buffer.from(body.replace(/\r\n$/, ''), 'latin1').toString('utf8')];
    }),
  );
}
