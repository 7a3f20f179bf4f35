import type { Attachment, AttachmentKind } from '@skill-exchange/api-client/types';
import { attachmentWord } from '@skill-exchange/ui/lib/pictures/attachments';
import { formsWithDraft, keepDraft, readDraft } from '../../../lib/drafts/draft-store.ts';
import { isRecord, readTexts } from '../../../lib/storage/parse-stored.ts';
import type { ListedStorage } from '../../../lib/storage/safe-storage.ts';
import type { ShownMessage } from './outbox.ts';

/** What a member has begun to write to another one. */
export type ChatDraft = {
  readonly text: string;
  readonly mode: ComposerMode | null;
  readonly files: readonly ChosenFile[];
};

/** A reply or an edit in progress. */
export type ComposerMode = {
  readonly kind: 'reply' | 'edit';
  readonly message: ShownMessage;
  /** The changed text of an edit. */
  readonly text: string;
  /** Changed descriptions of an edit, by the ids of pictures. */
  readonly descriptions: Readonly<Record<string, string>>;
};

/** A file of the next message. */
export type ChosenFile = {
  readonly key: string;
  /** The idempotency key of its upload. */
  readonly uploadKey: string;
  /** When its upload began, in ms. */
  readonly at: number;
  /** Undefined until a kept file is read again. */
  readonly file: File | undefined;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: number;
  readonly preview?: string | undefined;
  readonly state: 'uploading' | 'ready' | 'failed';
  readonly note?: string;
  readonly problem?: string;
  readonly canRetry?: boolean;
  readonly stored?: Attachment | undefined;
  /** What a picture shows. */
  readonly description?: string;
  /** This device has its bytes. */
  readonly isKept?: boolean;
  /** They are as they were chosen, and not yet prepared for the upload. */
  readonly isRaw?: boolean;
};

/** A member's drafts, by the other member's id. */
export type ChatDrafts = Readonly<Record<string, ChatDraft>>;

export const emptyDraft: ChatDraft = { text: '', mode: null, files: [] };

const start = 'chat:';

/** Reads a member's drafts, which all tabs share. */
export function readChatDrafts(storage: ListedStorage, memberId: string): ChatDrafts {
  const drafts = formsWithDraft(storage, memberId, start).flatMap((form) => {
    const draft = parse(readDraft(storage, memberId, form));
    return draft === undefined ? [] : [[form.slice(start.length), draft] as const];
  });
  return Object.fromEntries(drafts);
}

/** Stores the draft to one member; files are in it once this device has their bytes. */
export function keepChatDraft(storage: ListedStorage, memberId: string, otherId: string, draft: ChatDraft): void {
  keepDraft(storage, memberId, start + otherId, contentOf(draft));
}

/** Returns whether two drafts are stored as the same. */
export const isSameDraft = (one: ChatDraft, other: ChatDraft) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** Takes over a draft as another tab has stored it. Files that only this tab has stay. */
export function followDraft(own: ChatDraft, stored: ChatDraft): ChatDraft {
  const known = new Map(own.files.map((file) => [file.key, file]));
  const files = stored.files.map((file) => {
    const mine = known.get(file.key);
    return mine === undefined ? file : { ...mine, ...(file.description && { description: file.description }) };
  });
  return { ...stored, files: [...files, ...own.files.filter(({ isKept }) => !isKept)] };
}

/** Returns the words of drafts in the list of conversations, by the other member's id. */
export function draftWords(drafts: ChatDrafts): Record<string, string> {
  const words = Object.entries(drafts).map(
    ([
      otherId,
      {
        text,
        files: [first],
      },
    ]) => [otherId, text || (first === undefined ? '' : attachmentWord(first.kind))],
  );
  return Object.fromEntries(words.filter(([, text]) => text !== ''));
}

function contentOf({ text, mode, files }: ChatDraft): object | undefined {
  const kept = files
    .filter(({ isKept }) => isKept)
    .map(({ key, uploadKey, at, kind, name, bytes, note, description, stored, isRaw }) => ({
      ...{ key, uploadKey, at, kind, name, bytes, note, description, stored, ...(isRaw && { isRaw }) },
    }));
  return text === '' && mode === null && kept.length === 0 ? undefined : { text, mode, files: kept };
}

function parse(content: unknown): ChatDraft | undefined {
  if (!isRecord(content) || typeof content.text !== 'string') return undefined;
  const files = Array.isArray(content.files) ? content.files.filter(isFile) : [];
  return {
    text: content.text,
    mode: isMode(content.mode) ? content.mode : null,
    files: files.map((file) => ({ ...file, file: undefined, state: 'uploading', isKept: true })),
  };
}

function isFile(value: unknown): value is ChosenFile {
  if (!isRecord(value) || readTexts(value, ['key', 'uploadKey', 'kind', 'name']) === undefined) return false;
  return typeof value.at === 'number' && typeof value.bytes === 'number';
}

function isMode(value: unknown): value is ComposerMode {
  if (!isRecord(value) || (value.kind !== 'reply' && value.kind !== 'edit')) return false;
  const { message } = value;
  return (
    typeof value.text === 'string' &&
    isRecord(value.descriptions) &&
    readTexts(message, ['_id', 'text', 'createdAt']) !== undefined &&
    isRecord(message) &&
    readTexts(message.senderId, ['_id']) !== undefined
  );
}
