import { isApiError, serverMessageOr } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import { addAttachment } from '@skill-exchange/api-client/threads';
import type { Attachment, AttachmentKind } from '@skill-exchange/api-client/types';
import { useState } from 'react';
import { newKey } from '../../lib/idempotency-key.ts';
import { logger } from '../../lib/logger.ts';

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
  readonly problem?: string;
  readonly canRetry?: boolean;
  readonly stored?: Attachment;
};

/** Maximum files of a message, and maximum bytes of a file, as in the contract. */
const maxFiles = 4;
const maxBytes = 10 * 1024 * 1024;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Returns why a file cannot be sent. The server looks at the content; this saves the upload. */
function problemOf({ type, size }: File): string | undefined {
  if (type !== 'application/pdf' && !pictureTypes.includes(type))
    return "This type can't be sent. Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.";
  return size > maxBytes ? 'Too large: a file can have 10 MB at most.' : undefined;
}

/** The files of the next message. They upload at once, so that sending is quick. */
export function useAttachments(otherId: string, conversationId: string | undefined) {
  const api = useApi();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
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
      const isFinal = isApiError(error, 413) || isApiError(error, 415);
      change(key, {
        state: 'failed',
        problem: serverMessageOr(error, 'The upload failed. Check your connection and try again.'),
        canRetry: !isFinal,
      });
    }
  }

  function add(added: File[]): void {
    const room = Math.max(0, maxFiles - files.length);
    const more = added.map((file, index): ChosenFile => {
      const problem = index < room ? problemOf(file) : `A message can have ${maxFiles} files. Send this one next.`;
      const kind = file.type.startsWith('image/') ? 'image' : 'pdf';
      return {
        key: newKey(),
        otherId,
        file,
        kind,
        name: file.name,
        bytes: file.size,
        preview: kind === 'image' && problem === undefined ? URL.createObjectURL(file) : undefined,
        ...(problem === undefined ? { state: 'uploading' } : { state: 'failed', problem }),
      };
    });
    setChosen((now) => [...now, ...more]);
    for (const one of more) if (one.state === 'uploading') void upload(one);
  }

  function forget(keys: readonly string[]): void {
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
      onRetry(key: string): void {
        const again = files.find((one) => one.key === key);
        if (again !== undefined) void upload(again);
      },
    },
    /** Returns the uploaded files for a message, and forgets them; failed ones stay. */
    take(): Attachment[] {
      const ready = files.filter(({ state }) => state === 'ready');
      forget(ready.map(({ key }) => key));
      return ready.flatMap(({ stored }) => stored ?? []);
    },
  };
}
