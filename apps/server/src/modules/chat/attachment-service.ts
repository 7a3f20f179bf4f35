import { hash } from 'node:crypto';
import { startOf } from '@skill-exchange/api-client/cut-text';
import { withoutUnseen } from '@skill-exchange/api-client/plain-text';
import type { Attachment } from '@skill-exchange/api-client/types';
import { ApiError, forbidden, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { requireId } from '../../db/ids.ts';
import { storeOnce } from '../../db/store-once.ts';
import type { StoredAttachment } from '../../db/tables/chat.ts';
import { consumeFile, filePoints } from '../../limits/file-points.ts';
import type { MemberRateLimitKeys } from '../../limits/limits.ts';
import type { Upload } from '../../plugins/multipart.ts';
import { isConversationMember, mayModerate } from '../../policy.ts';
import { insertAuditOnce } from '../audit/repository.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';
import * as files from './attachment-repository.ts';
import { presentAttachment } from './present-chat.ts';
import { findConversation, findReceiver } from './repository.ts';
import { blockedByCaller } from './service.ts';

/** The maximum side of a picture in a message, in pixels. */
const pictureSide = 1600;

/** How long a file waits for its message. */
const unsentMs = 24 * 3_600_000;

/** The name of the limit of files that wait for their message. */
const unsentFiles = 'unsent-files';

/** The maximum length of a name, as in the contract. */
const nameLength = 100;

/**
 * Stores a picture or a PDF that the caller is about to send in a conversation.
 *
 * @throws ApiError 400 without a file, 403 to all but the two members, and to those who cannot write to the other one,
 * 404 without such a conversation, 409 if the key was used for another file, 413 and 415 for a file that cannot be attached, 429 past a limit.
 */
export async function addAttachment(
  context: AppContext,
  by: MemberRateLimitKeys,
  conversationText: string,
  upload: Upload | undefined,
  key: string | null,
): Promise<Attachment> {
  const { db, clock, limits } = context;
  const { member: memberId } = by;
  const conversationId = requireId(conversationText, 'Conversation');
  const conversation = await findConversation(db, conversationId, memberId);
  if (conversation === undefined) throw notFound('Conversation');
  if (!isConversationMember(memberId, conversation)) throw notYours();
  if (conversation.is_blocked) throw blockedByCaller();
  await requireReceiver(context, memberId, conversation);
  if (upload === undefined) throw invalid('file', 'is required', { rule: 'required' });
  const content = isPdf(upload.bytes) ? pdfOf(upload) : await pictureOf(context, memberId, upload);
  const name = shownName(upload.name, content.kind);
  const isForStranger = await files.isForStranger(db, conversationId, memberId);
  const things = ['stored-files', unsentFiles, ...(isForStranger ? ['files-to-strangers'] : [])];
  const refund = await consumeFile(limits, things, by, content.content.length);
  const bound = { conversation_id: conversationId, member_id: memberId };
  const body = { conversationId, name: upload.name, content: hash('sha256', upload.bytes, 'base64') };
  let isNew = false;
  const id = await storeOnce(context, { memberId, thing: 'file', key, body }, async (trx) => {
    isNew = true;
    return await files.insertUpload(trx, { ...bound, ...content, name, created_at: clock() });
  }).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  // A repeated call has stored nothing.
  if (!isNew) await refund();
  const stored = await files.findStored(db, id);
  // Deleted since the first call.
  if (stored === undefined) throw notFound('File');
  return presentAttachment(stored);
}

/** Takes files that were sent out of the limit of unsent ones. */
export async function refundSent({ limits }: AppContext, memberId: string, sent: readonly StoredAttachment[]) {
  const points = sent.reduce((sum, { bytes }) => sum + filePoints(bytes), 0);
  if (points > 0) await limits.refund(unsentFiles, { member: memberId }, points);
}

const notYours = () => forbidden('not_conversation_member', 'Only the two members of this conversation can read it.');

/** The same rules as for a message. */
async function requireReceiver(
  context: AppContext,
  memberId: string,
  { member_low, member_high }: { member_low: string; member_high: string },
): Promise<void> {
  const receiver = await findReceiver(context.db, memberId, member_low === memberId ? member_high : member_low);
  if (receiver === undefined) throw notFound('User');
  if (receiver.hasSpoken) return;
  await requireVerified(context, memberId);
  await requireNotLimited(context, memberId);
}

/** The most bytes that viewers skip before the header of a PDF, such as a byte order mark or the head of an email. */
const skippedBeforeHeader = 1024;

/** The first bytes of the accepted kinds of pictures: JPEG, PNG, GIF, WebP and AVIF. */
const pictureHead = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;

/**
 * Whether viewers show the file as a PDF: they find its header in the first kilobyte, and its last part wherever it is. The
 * rest is not read. It is only ever sent as a download of this type, whatever else it may be.
 */
function isPdf(bytes: Buffer): boolean {
  if (pictureHead.test(bytes.subarray(0, 12).toString('latin1'))) return false;
  const header = bytes.subarray(0, skippedBeforeHeader + 5).indexOf('%PDF-');
  return header !== -1 && (bytes.includes('%%EOF', header) || bytes.includes('startxref', header));
}

const pdfOf = ({ bytes }: Upload) => ({ kind: 'pdf' as const, content: bytes, width: null, height: null });

async function pictureOf({ limits, pictures }: AppContext, memberId: string, { bytes }: Upload) {
  try {
    const decode = () => pictures.decodeSized(bytes, pictureSide);
    const { picture, width, height } = await limits.picturesInFlight.run(memberId, decode);
    return { kind: 'image' as const, content: Buffer.from(picture), width, height };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error;
    const message = 'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.';
    throw new ApiError('unsupported', message, { code: 'unsupported_file' });
  }
}

/** Returns the last part of a file's name without characters that deceive; a PDF's name ends in `.pdf`. */
function shownName(name: string, kind: 'image' | 'pdf'): string {
  const plain = withoutUnseen(name.normalize())
    .replace(/^.*[\\/]/s, '')
    // Browsers write quotes and breaks in the names of a form's files this way.
    .replaceAll(/%(?:22|0D|0A)/gi, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"]/gu, '')
    .replace(/^[\s.]+$/, '')
    .trim();
  const whole = plain || (kind === 'image' ? 'Picture' : 'File.pdf');
  const [own = ''] = (kind === 'pdf' ? /\.pdf$/i : /(?<=.)\.\w{1,5}$/).exec(whole) ?? [];
  const extension = kind === 'pdf' ? '.pdf' : own;
  const stem = whole.slice(0, whole.length - own.length);
  return (startOf(stem, nameLength - extension.length).trimEnd() || 'File') + extension;
}

export interface AttachmentContent {
  kind: 'image' | 'pdf';
  name: string;
  bytes: Buffer;
}

/**
 * Returns a file. Moderators get those of a reported message until its case is decided, and while an appeal waits; the log
 * records it once per moderator and case.
 *
 * @throws ApiError 403 to others than the two members, 404 without such a file, before it is sent to all but its sender,
 * and after its message was deleted or removed.
 */
export async function readAttachment(context: AppContext, caller: Caller, text: string): Promise<AttachmentContent> {
  const { db } = context;
  const file = await files.findAttachment(db, requireId(text, 'File'), caller.memberId);
  if (file === undefined) throw notFound('File');
  await requireReader(context, caller, file);
  const bytes = await files.readContent(db, file.id);
  if (bytes === undefined) throw notFound('File');
  return { kind: file.kind, name: file.name, bytes: Buffer.from(bytes) };
}

async function requireReader({ db, clock }: AppContext, caller: Caller, file: files.AttachmentRow): Promise<void> {
  const { memberId } = caller;
  if (isConversationMember(memberId, file)) {
    const isReadable = file.message_id === null ? file.member_id === memberId : !file.is_withdrawn;
    if (!file.is_readable || !isReadable) throw notFound('File');
    return;
  }
  const isReviewer = mayModerate(caller) && file.message_id !== null;
  const caseId = isReviewer ? await files.findCaseOf(db, file.message_id ?? '') : undefined;
  if (caseId !== undefined) {
    const read = { at: clock(), actorId: memberId, what: 'files.read', targetId: caseId, details: {} } as const;
    await insertAuditOnce(db, read);
    return;
  }
  throw file.is_readable ? notYours() : notFound('File');
}

/** Deletes files that no message has used within a day. */
export async function removeUnsentAttachments({ db, clock }: AppContext): Promise<void> {
  await files.deleteUnsentBefore(db, new Date(clock().getTime() - unsentMs));
}
