/** A file of a form: the client's metadata and the pattern of its bytes. */
export interface FormFile {
  readonly file: File;
  readonly bytes: Buffer;
  /** The media type that the bytes themselves show. */
  readonly detected: string;
}

export type FormFields = Readonly<Record<string, string | FormFile>>;

// Fixed, so that the pact is the same after every run; comparisons ignore it.
const boundary = 'skill-exchange-form';

/** The media type of the form below. */
export const formType = `multipart/form-data; boundary=${boundary}`;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Creates a picture of one pixel. */
export function picture(name = 'me.png'): FormFile {
  return fileOf(Buffer.from(pixel, 'base64'), name, 'image/png');
}

/** Creates a text file with the name and type of a picture. */
export function noPicture(): FormFile {
  return fileOf(Buffer.from('I am only called a picture.'), 'me.png', 'text/plain');
}

function fileOf(bytes: Buffer, name: string, detected: string): FormFile {
  return { bytes, detected, file: new File([new Uint8Array(bytes)], name, { type: 'image/png' }) };
}

/** Encodes a form like a browser. */
export function encodeForm(fields: FormFields): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const isText = typeof value === 'string';
    const disposition = `Content-Disposition: form-data; name="${name}"`;
    const head = isText
      ? `${disposition}\r\n\r\n`
      : `${disposition}; filename="${value.file.name}"\r\nContent-Type: ${value.file.type}\r\n\r\n`;
    return [Buffer.from(`--${boundary}\r\n${head}`), isText ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Returns matching rules: texts must be equal, files must have the same media type. */
export function formRules(fields: FormFields) {
  return Object.entries(fields).map(([name, value]) => ({
    path: `$.${name}`,
    rules: [
      typeof value === 'string'
        ? { 'pact:matcher:type': 'equality' }
        : { 'pact:matcher:type': 'contentType', value: value.detected },
    ],
  }));
}
