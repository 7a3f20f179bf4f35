import fc, { type Arbitrary } from 'fast-check';

/** A part of a multipart body; `bytes` and `head` have one character per byte. */
export interface FormPart {
  head: string;
  bytes: string;
}

const latin = (text: string) => Buffer.from(text).toString('latin1');

/** The smallest PNG: one gray pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

const files = fc.oneof(
  { weight: 3, arbitrary: fc.constant(pixel) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', pixel.slice(0, 40), '\0'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(latin) },
);

const disposition = (name: string, more = '') => `Content-Disposition: form-data; name="${latin(name)}"${more}`;

const fileHeads = fc.constantFrom(
  '; filename="photo.png"\r\nContent-Type: image/png',
  '; filename="../../etc/passwd"\r\nContent-Type: image/png',
  '; filename=""',
  '; filename="a.svg"\r\nContent-Type: image/svg+xml',
  `; filename="${'x'.repeat(5000)}"`,
  '; filename="x.png"\r\nContent-Type: application/json',
);

const strayHeads = fc.constantFrom(
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; filename="x"',
  'X-Nothing: here',
  disposition('__proto__'),
  disposition('toString'),
  `${disposition('name')}\r\nContent-Type: application/json`,
  `${disposition('name')}\r\nContent-Transfer-Encoding: base64`,
  disposition('x'.repeat(2000)),
);

/**
 * Parts for some fields: texts unchanged, a `photo` or a `file` as a file, lists as JSON text, and unexpected ones
 * among them.
 */
export function partsFor(fields: Record<string, unknown>): Arbitrary<FormPart[]> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const own = given.map(([name, value]): Arbitrary<FormPart> => {
    const head = disposition(name.replaceAll(/["\r\n]/g, '_'));
    if (name === 'photo' || name === 'file') {
      return fc.record({ head: fileHeads.map((more) => disposition(name, more)), bytes: files });
    }
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return fc.constant({ head, bytes: latin(text) });
  });
  const stray = fc.oneof(
    { weight: 8, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.record({ head: strayHeads, bytes: files }), { maxLength: 30 }) },
  );
  return fc.tuple(fc.tuple(...own), stray).map(([parts, more]) => [...parts, ...more]);
}

/** Encodes the parts as one body, one character per byte, with the boundary "frontier". */
export function formText(parts: FormPart[]): string {
  return `${parts.map(({ head, bytes }) => `--frontier\r\n${head}\r\n\r\n${bytes}\r\n`).join('')}--frontier--\r\n`;
}
