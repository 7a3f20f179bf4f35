import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { addAttachment } from '@skill-exchange/api-client/threads';
import type { Attachment, AttachmentKind } from '@skill-exchange/api-client/types';
import { useRef, useState } from 'react';
import { newKey } from '../../lib/idempotency-key.ts';
import { logger } from '../../lib/logger.ts';
import { prepareAttachment } from './prepare-attachment.ts';

/** A file of the next message to one member. */
type ChosenFile = {
  readonly key: string;
  readonly otherId: string;
  readonly file: File;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: number;
  readonly preview: string | undefined;
  readonly state: 'uploading' | 'ready' | 'failed';
  readonly note?: string;
  readonly problem?: string;
  readonly canRetry?: boolean;
  readonly stored?: Attachment;
  /** What a picture shows. */
  readonly description?: string;
};

/** Maximum files of a message, as in the contract. */
const maxFiles = 4;

const uploadFailed = 'The upload failed. Check your connection and try again.';

/** Returns why an upload failed: the server's words, or those for what answered in its place. */
function problemOf(error: unknown): string {
  return isApiError(error) && error.isForeign ? error.message : serverMessageOr(error, uploadFailed);
}

/** The files of the next message. They upload at once, so that sending is quick. */
export function useAttachments(otherId: string, conversationId: string | undefined) {
  const api = useApi();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  /** Removed ones, whose preparation may still run. */
  const removed = useRef(new Set<string>());
  const files = chosen.filter((one) => one.otherId === otherId);

  const change = (key: string, parts: Partial<ChosenFile>) =>
    setChosen((now) => now.map((one) => (one.key === key ? { ...one, ...parts } : one)));

  async function upload({ key, file }: Pick<ChosenFile, 'key' | 'file'>): Promise<void> {
    if (conversationId === undefined) return;
    change(key, { state: 'uploading' });
    try {
      change(key, { state: 'ready', stored: await addAttachment(api, conversationId, { file, idempotencyKey: key }) });
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

  function add(added: File[]): void {
    const room = Math.max(0, maxFiles - files.length);
    const more = added.map((file, index): ChosenFile => {
      const problem = index < room ? undefined : `A message can have ${maxFiles} files. Send this one next.`;
      const kind = file.type === 'application/pdf' ? 'pdf' : 'image';
      return {
        key: newKey(),
        otherId,
        file,
        kind,
        name: file.name,
        bytes: file.size,
        preview: undefined,
        ...(problem === undefined ? { state: 'uploading' } : { state: 'failed', problem }),
      };
    });
    setChosen((now) => [...now, ...more]);
    void prepareAll(more.filter(({ state }) => state === 'uploading'));
  }

  /** One at a time: the pixels of a large picture take much memory. */
  async function prepareAll(files: readonly ChosenFile[]): Promise<void> {
    for (const { key, file: original } of files) {
      const prepared = await prepareAttachment(original);
      if (removed.current.has(key)) continue;
      if ('problem' in prepared) {
        change(key, { state: 'failed', problem: prepared.problem });
        continue;
      }
      const { file, kind } = prepared;
      const preview = kind === 'image' ? URL.createObjectURL(file) : undefined;
      change(key, { ...prepared, name: file.name, bytes: file.size, preview });
      void upload({ key, file });
    }
  }

  function forget(keys: readonly string[]): void {
    for (const key of keys) removed.current.add(key);
    for (const { key, preview } of chosen)
      if (preview !== undefined && keys.includes(key)) URL.revokeObjectURL(preview);
    setChosen((now) => now.filter(({ key }) => !keys.includes(key)));
  }

  return {
    /** Props of the composer. */
    composer: {
      files,
      onAttach: add,
      onRemove: (key: string) => forget([key]),
      onDescribe: (key: string, description: string) => change(key, { description }),
      onRetry(key: string): void {
        const again = files.find((one) => one.key === key);
        if (again !== undefined) void upload(again);
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
