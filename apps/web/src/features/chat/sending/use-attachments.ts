import { plural, t } from '@lingui/core/macro';
import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { addAttachment } from '@skill-exchange/api-client/threads';
import type { Attachment } from '@skill-exchange/api-client/types';
import { useEffect, useEffectEvent } from 'react';
import { dropFiles, dropOtherFiles, keepFile, readFile } from '../../../lib/drafts/kept-files.ts';
import { newKey } from '../../../lib/idempotency-key.ts';
import { logger } from '../../../lib/logger.ts';
import type { ChatStore } from '../chat-store.ts';
import { usePageAwake } from '../use-page-awake.ts';
import type { ChosenFile } from './chat-draft.ts';
import { prepareAttachment, unreadable } from './prepare-attachment.ts';

/** Maximum files of a message, as in the contract. */
const maxFiles = 4;

/** Maximum bytes of the files of all drafts on this device. */
const maxKeptBytes = 100 * 1024 * 1024;

/** Milliseconds for which an upload certainly waits for its message: the server deletes it after a day. */
const uploadLasts = 20 * 3_600_000;

/** Keys of kept files that are being read, by any component of this page. */
const reading = new Set<string>();

/** Stores whose devices have been cleaned of files without a draft. */
const cleaned = new WeakSet<ChatStore>();

/** Removes kept files that belong to no draft any more. */
function clean(store: ChatStore): void {
  if (cleaned.has(store)) return;
  cleaned.add(store);
  void dropOtherFiles(() => {
    store.sync();
    return new Set(Object.values(store.get().drafts).flatMap(({ files }) => files.map(({ key }) => key)));
  });
}

/** Returns why an upload failed: the server's words, or those for what answered in its place. */
function problemOf(error: unknown): string {
  return isApiError(error) && error.isForeign
    ? error.message
    : serverMessageOr(error, t`The upload failed. Check your connection and try again.`);
}

type AttachmentsOptions = {
  store: ChatStore;
  otherId: string;
  conversationId: string | undefined;
  /** Those of the draft. */
  files: readonly ChosenFile[];
};

/** The files of the next message. They upload at once, so that sending is quick, and are kept with the draft. */
export function useAttachments({ store, otherId, conversationId, files }: AttachmentsOptions) {
  const api = useApi();
  const { awakenings } = usePageAwake();

  const set = (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) =>
    store.write(otherId, (draft) => ({ ...draft, files: change(draft.files) }));
  const change = (key: string, parts: Partial<ChosenFile>) =>
    set((now) => now.map((one) => (one.key === key ? { ...one, ...parts } : one)));
  const find = (key: string) => store.get().drafts[otherId]?.files.find((one) => one.key === key);

  async function upload(key: string, file: File): Promise<void> {
    const chosen = find(key);
    if (conversationId === undefined || chosen === undefined) return;
    const { at, uploadKey } = isExpired(chosen) ? { at: Date.now(), uploadKey: newKey() } : chosen;
    change(key, { state: 'uploading', at, uploadKey });
    try {
      const stored = await addAttachment(api, conversationId, { file, idempotencyKey: uploadKey });
      change(key, { state: 'ready', stored });
    } catch (error) {
      logger.failure('Error uploading a file', error);
      // Something between us and the server may refuse what another network lets through.
      const isFinal = (isApiError(error, 413) || isApiError(error, 415)) && !error.isForeign;
      change(key, {
        state: 'failed',
        problem: problemOf(error),
        canRetry: !isFinal,
      });
    }
  }

  /** Reads a file that another visit or tab has kept, and uploads again what the server has deleted. */
  async function resume(chosen: ChosenFile): Promise<void> {
    const { key, kind, stored } = chosen;
    if (chosen.file !== undefined) {
      if (chosen.state === 'ready' && isExpired(chosen)) await upload(key, chosen.file);
      return;
    }
    if (chosen.state !== 'uploading' || reading.has(key)) return;
    reading.add(key);
    const file = await readFile(key);
    reading.delete(key);
    if (file === undefined) {
      change(key, { state: 'failed', problem: unreadable(), isKept: false });
      return;
    }
    if (chosen.isRaw) {
      change(key, { file });
      await prepare(key, file);
      return;
    }
    change(key, { file, ...(kind === 'image' && { preview: URL.createObjectURL(file) }) });
    if (stored !== undefined && !isExpired(chosen)) change(key, { state: 'ready' });
    else await upload(key, file);
  }

  const resumeAll = useEffectEvent(() => {
    if (conversationId !== undefined) for (const file of files) void resume(file);
  });
  const unread = files.filter(({ file }) => file === undefined).map(({ key }) => key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was away for long, and files of another tab
  useEffect(() => resumeAll(), [conversationId, awakenings, unread.join()]);
  useEffect(() => clean(store), [store]);

  function add(added: File[]): void {
    const room = Math.max(0, maxFiles - files.length);
    const more = added.map((file, index): ChosenFile => {
      const problem =
        index < room ? undefined : plural(maxFiles, { other: t`A message can have # files. Send this one next.` });
      const kind = file.type === 'application/pdf' ? 'pdf' : 'image';
      const key = newKey();
      return {
        key,
        uploadKey: key,
        at: Date.now(),
        file,
        kind,
        name: file.name,
        bytes: file.size,
        ...(problem === undefined ? { state: 'uploading' } : { state: 'failed', problem }),
      };
    });
    set((now) => [...now, ...more]);
    void prepareAll(more.filter(({ state }) => state === 'uploading'));
  }

  /** One at a time: the pixels of a large picture take much memory. */
  async function prepareAll(chosen: readonly ChosenFile[]): Promise<void> {
    // A phone may end the page before the last one is prepared.
    for (const { key, file } of chosen) if (file !== undefined) await keep(key, file, true);
    for (const { key, file } of chosen) if (file !== undefined) await prepare(key, file);
  }

  /** Makes a picture small enough, and uploads it. */
  async function prepare(key: string, original: File): Promise<void> {
    const prepared = await prepareAttachment(original);
    if (find(key) === undefined) return;
    if ('problem' in prepared) return change(key, { state: 'failed', problem: prepared.problem });
    const { file, kind } = prepared;
    const preview = kind === 'image' ? URL.createObjectURL(file) : undefined;
    change(key, { ...prepared, name: file.name, bytes: file.size, preview });
    void keep(key, file);
    void upload(key, file);
  }

  /** Keeps a file on the device, in place of an earlier one. A raw one is kept as it was chosen, if there is room. */
  async function keep(key: string, file: File, isRaw = false): Promise<void> {
    const kept = Object.values(store.get().drafts).flatMap((draft) =>
      draft.files.filter((one) => one.isKept && one.key !== key),
    );
    const hasRoom = kept.reduce((sum, { bytes }) => sum + bytes, file.size) <= maxKeptBytes;
    const outcome = hasRoom ? await keepFile(key, file) : 'full';
    if (outcome === 'kept') change(key, { isKept: true, isRaw });
    else if (outcome === 'full' && !isRaw && !find(key)?.isKept)
      change(key, {
        note: [find(key)?.note, t`Send it before you close the app: this device has no room to keep it.`]
          .filter(Boolean)
          .join(' '),
      });
    if (outcome === 'kept' && find(key) === undefined) await dropFiles([key]);
  }

  function forget(keys: readonly string[]): void {
    for (const key of keys) URL.revokeObjectURL(find(key)?.preview ?? '');
    set((now) => now.filter(({ key }) => !keys.includes(key)));
    void dropFiles(keys);
  }

  return {
    /** Props of the composer. */
    composer: {
      files,
      onAttach: add,
      onRemove: (key: string) => forget([key]),
      onDescribe: (key: string, description: string) => change(key, { description }),
      onRetry(key: string): void {
        const file = find(key)?.file;
        if (file !== undefined) void upload(key, file);
      },
    },
    /** Returns the uploaded files for a message, and forgets them; failed ones stay. */
    take(): Attachment[] {
      const ready = files.filter(({ state }) => state === 'ready');
      forget(ready.map(({ key }) => key));
      return ready.flatMap(({ stored, description = '' }) =>
        stored === undefined
          ? []
          : { ...stored, ...(description.trim() !== '' && { description: description.trim() }) },
      );
    },
  };
}

const isExpired = ({ at }: ChosenFile) => Date.now() - at > uploadLasts;
