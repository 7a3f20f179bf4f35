import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, invalid } from '../api-errors.ts';
import { addressKey } from '../limits/address-key.ts';
import type { InFlight } from '../limits/in-flight.ts';

/** A file of a multipart body. Its type is read from the bytes; the client's file name is only shown to people. */
export interface Upload {
  bytes: Buffer;
  name: string;
}

const mebibyte = 1024 * 1024;

const limits = {
  files: 1,
  fields: 20,
  fieldSize: 64 * 1024,
  parts: 21,
  headerPairs: 50,
};

/** Returns the maximum size of a file, in bytes. An operation without files takes none. */
function fileBytesOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.maxFile ?? 0;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Map<string, Upload> | null;
  }
}

/**
 * Parses multipart bodies: `readMultipart` sets the text fields as the body and the files as `request.uploads`. They
 * stay in memory until the response is sent; their total size is limited.
 */
export const multipart = fp(
  async (app) => {
    app.decorateRequest('uploads', null);
    await app.register(fastifyMultipart, { limits });
    app.addHook('preHandler', (request, _reply, done) => {
      // The request now waits for the picture decoder; other requests of the address can run.
      if (request.uploads !== null && request.uploads.size > 0) request.endTurn?.();
      done();
    });
  },
  { name: 'multipart', dependencies: ['fair-share'] },
);

/**
 * A preValidation hook. Texts become the body, so that the contract validates them like JSON; an empty
 * file input (browsers send it anyway) counts as absent.
 *
 * @param bytesInFlight limits the bytes of all multipart requests in flight, per address
 * @throws ApiError 413 for a file over the limit, 415 for a text in place of a file, 400 for a broken body, 429 and 503
 * while too many bytes are in flight.
 */
export async function readMultipart(request: FastifyRequest, bytesInFlight: InFlight): Promise<void> {
  const announced = request.headers['content-length'];
  if (Number(announced ?? 0) > maxBodyOf(request)) throw fileTooLarge(fileBytesOf(request));
  // Until the work has ended: the handler still has the files of a client that disconnects.
  const length = Number(announced ?? maxBodyOf(request));
  request.inFlight.holdForWork(bytesInFlight.enter(addressKey(request.ip), length));
  const fields: Record<string, string> = {};
  const uploads = new Map<string, Upload>();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: fileBytesOf(request) } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (!isEmptyInput(part, bytes)) uploads.set(part.fieldname, { bytes, name: part.filename });
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        throw new ApiError('too-large', `${part.fieldname}: is too long`);
      } else {
        fields[part.fieldname] = typeof part.value === 'string' ? asTyped(part.value) : JSON.stringify(part.value);
      }
    }
  } catch (error) {
    throw explain(error, fileBytesOf(request));
  }
  // Text in place of the file is not a picture; an empty field means no file.
  if (fields.photo?.trim()) throw new ApiError('unsupported', 'Please upload a valid file', { code: 'not_a_picture' });
  delete fields.photo;
  request.body = fields;
  request.uploads = uploads;
}

const maxBodyOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.maxBody ?? 0;

/** Browsers write every line break of a form as two characters (HTML, "multipart/form-data encoding algorithm"). */
const asTyped = (text: string) => text.replaceAll('\r\n', '\n');

function isEmptyInput(part: MultipartFile, bytes: Buffer): boolean {
  return bytes.length === 0 && (part.filename === '' || part.filename === undefined);
}

/** "Max file size is 5MB.", with the operation's own size. */
function fileTooLarge(maximum: number): ApiError {
  const limit = maximum / mebibyte;
  return new ApiError('too-large', `Max file size is ${limit}MB.`, { params: { limit } });
}

function explain(error: unknown, maximum: number): Error {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(maximum);
  if (code === 'FST_FILES_LIMIT') return new ApiError('too-large', 'Send one file at a time.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new ApiError('too-large', 'Too many fields.');
  return invalid('body', 'must be a whole multipart form');
}
