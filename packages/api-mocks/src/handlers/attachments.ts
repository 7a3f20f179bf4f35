import type { Attachment, PictureDescription } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { errorBody, type Http } from '../http.ts';
import { storedPicture } from './picture.ts';

const tenMegabytes = 10 * 1024 * 1024;

/** Files that no message has yet. */
const uploads = perStory(() => new Map<string, Attachment>());

/** Returns uploaded files by their ids, without unknown ones. */
export function uploaded(ids: readonly string[]): Attachment[] {
  return ids.flatMap((id) => uploads().get(id) ?? []);
}

/** Returns files with new descriptions; a blank one takes an earlier one away. */
export function described(
  files: readonly Attachment[],
  descriptions: readonly PictureDescription[] = [],
): Attachment[] {
  return files.map(({ description: before, ...file }) => {
    const given = descriptions.find(({ attachmentId }) => attachmentId === file._id);
    const description = given?.description.trim() ?? before;
    return description ? { ...file, description } : file;
  });
}

export const attachmentHandlers = (http: Http) => ({
  addAttachment: http.post('/api/chat/attachments', async ({ query, request, response }) => {
    const form = await request.formData();
    const file = form.get('file');
    if (!community().conversations.some(({ _id }) => _id === query.get('conversationId')))
      return response(404).json(errorBody('Conversation not found.'));
    if (!(file instanceof File)) return response(400).json(errorBody('file: is required'));
    if (file.size > tenMegabytes) return response(413).json(errorBody('Max file size is 10MB.'));
    const kind = file.type === 'application/pdf' ? 'pdf' : 'image';
    if (kind === 'image' && !file.type.startsWith('image/'))
      return response(415).json(errorBody('Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.'));
    const _id = `attachment-${uploads().size + 1}`;
    const size = { width: 1200, height: 800, url: storedPicture };
    const about = { _id, kind, name: file.name, bytes: Math.max(1, file.size) } as const;
    const stored = { ...about, ...(kind === 'image' ? size : { url: `/api/chat/attachments/${_id}` }) };
    uploads().set(_id, stored);
    return response(201).json(stored);
  }),

  getAttachment: http.get('/api/chat/attachments/{attachmentId}', ({ response }) =>
    response.untyped(new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
  ),
});
