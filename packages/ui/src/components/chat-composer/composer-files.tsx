import type { AttachmentKind } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { fileSize } from '../../lib/attachments.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

/** A file that is about to be sent. */
export interface ComposerFile {
  key: string;
  kind: AttachmentKind;
  name: string;
  bytes: number;
  /** URL of a picture on this device. */
  preview?: string | undefined;
  state: 'uploading' | 'ready' | 'failed';
  /** What differs from the chosen file, once it is uploaded. */
  note?: string | undefined;
  /** Why it failed, and what to do. */
  problem?: string | undefined;
  /** A second try can succeed. */
  canRetry?: boolean | undefined;
}

interface ComposerFilesProps {
  files: readonly ComposerFile[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Files above the text field, each with its state. Failed ones stay until they are removed. */
export function ComposerFiles({ files, onRemove, onRetry }: ComposerFilesProps) {
  return (
    <ul
      aria-label="Files to send"
      className="grid max-h-44 min-w-0 basis-full items-start gap-1.5 overflow-y-auto"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))' }}
    >
      {files.map(({ key, kind, name, bytes, preview, state, note, problem, canRetry = false }) => (
        <li
          key={key}
          data-state={state}
          className={cx(
            'flex min-h-12 items-center gap-2.5 rounded-ctl border bg-surface ps-2',
            state === 'failed' ? 'border-danger' : 'border-line',
          )}
        >
          <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-chip bg-sunken text-ink-2">
            {preview === undefined ? (
              <Icon kind={kind} />
            ) : (
              <img src={preview} alt="" className="size-full object-cover" />
            )}
          </span>
          <span className="min-w-0 flex-1 py-1 text-small">
            <span dir="auto" className="block truncate font-semibold">
              {name}
            </span>
            <span
              role={state === 'failed' ? 'alert' : undefined}
              className={cx('block text-cap', state === 'failed' ? 'text-danger-ink' : 'text-ink-2')}
            >
              {state === 'failed' ? problem : state === 'uploading' ? 'Uploading...' : fileSize(bytes)}
              {state === 'ready' && note ? `. ${note}` : null}
            </span>
          </span>
          {state === 'uploading' ? <Spinner /> : null}
          {state === 'failed' && canRetry ? (
            <IconButton label={`Try again: ${name}`} onClick={() => onRetry(key)}>
              <RotateCw aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton label={`Remove ${name}`} onClick={() => onRemove(key)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Icon({ kind }: Pick<ComposerFile, 'kind'>) {
  return kind === 'image' ? (
    <ImageIcon aria-hidden="true" className="size-5" />
  ) : (
    <FileText aria-hidden="true" className="size-5" />
  );
}
