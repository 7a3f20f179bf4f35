import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { rateLimitKeysOf } from '../../limits/rate-limit-keys.ts';
import { addAttachment, readAttachment } from './attachment-service.ts';

export function attachmentHandlers(context: AppContext) {
  return {
    addAttachment: async (call) => {
      const { conversationId } = call.query;
      const key = idempotencyKeyOf(call);
      const file = await addAttachment(context, rateLimitKeysOf(call), conversationId, call.uploads.get('file'), key);
      return { status: 201, body: file, headers: { location: `/api/chat/attachments/${file._id}` } };
    },
    getAttachment: async (call) => {
      const { kind, name, bytes } = await readAttachment(context, callerOf(call), call.path.attachmentId);
      // Private: a shared cache never has it, and the browser asks again after the message may have been deleted.
      const headers = { 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' };
      if (kind === 'image') {
        // Shown, and saved under its own name with the type that it has here.
        const saved = `inline; filename="picture.webp"; filename*=UTF-8''${encoded(`${stemOf(name)}.webp`)}`;
        const ofPicture = { 'content-type': 'image/webp', 'content-disposition': saved };
        return { status: 200, body: bytes, headers: { ...headers, ...ofPicture } };
      }
      const disposition = `attachment; filename="file.pdf"; filename*=UTF-8''${encoded(name)}`;
      const ofPdf = { 'content-type': 'application/pdf', 'content-disposition': disposition };
      return { status: 200, body: bytes, headers: { ...headers, ...ofPdf } };
    },
  } satisfies Partial<Handlers>;
}

/** Returns a name without its extension. */
const stemOf = (name: string) => name.replace(/(?<=.)\.\w{1,5}$/, '');

/** Encodes a name for a header, as in RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
