import { t } from '@lingui/core/macro';
import type { AttachmentKind } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { fileSize } from '../../lib/pictures/attachments.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';

/** Maximum characters of a description, as in the contract. */
const DESCRIPTION_LENGTH = 1000;

/** A file that is about to be sent. */
export interface ComposerFile {
  key: string;
  kind: AttachmentKind;
  name: string;
  bytes: number;
  /** URL of a picture on this device. */
  preview?: string | undefined;
  state: 'uploading' | 'ready' | 'failed';
  /** What a picture shows, for members who cannot see it. */
  description?: string | undefined;
  /** What differs from the chosen file, once it is uploaded. */
  note?: string | undefined;
  /** Why it failed, and what to do. */
  problem?: string | undefined;
  /** A second try can succeed. */
  canRetry?: boolean | undefined;
}

interface ComposerFilesProps {
  label: string;
  files: readonly ComposerFile[];
  /** Undefined where files stay, as in an edit. */
  onRemove?: (key: string) => void;
  onRetry?: (key: string) => void;
  onDescribe?: ((key: string, description: string) => void) | undefined;
}

/** Files above the text field, each with its state. Failed ones stay until they are removed. */
export function ComposerFiles({ label, files, ...actions }: ComposerFilesProps) {
  return (
    <ul
      aria-label={label}
      className="grid max-h-60 min-w-0 basis-full items-start gap-2 overflow-y-auto short:max-h-28"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' }}
    >
      {files.map((file) => (
        <FileRow key={file.key} file={file} {...actions} />
      ))}
    </ul>
  );
}

const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

type FileRowProps = Omit<ComposerFilesProps, 'label' | 'files'> & { file: ComposerFile };

function FileRow({ file, onRemove, onRetry, onDescribe }: FileRowProps) {
  const { key, kind, name, bytes, preview, state, description = '', note, problem, canRetry = false } = file;
  const [isDescribing, setDescribing] = useState(false);
  const fieldId = useId();
  const row = useRef<HTMLLIElement>(null);
  const hasFailed = state === 'failed';

  // Below the last visible row, nobody would see a new file or why it failed. Stored pictures of an edit start at the first.
  useEffect(() => {
    if (state !== 'ready') row.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  const canDescribe = onDescribe !== undefined && kind === 'image' && !hasFailed;
  const size = note && state === 'ready' ? `${fileSize(bytes)}. ${note}` : fileSize(bytes);
  return (
    <li
      ref={row}
      data-state={state}
      className={cx('rounded-ctl border bg-surface', hasFailed ? 'border-danger' : 'border-line')}
    >
      <div className="flex min-h-12 items-center gap-2 ps-2">
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
            role={hasFailed ? 'alert' : undefined}
            className={cx('block text-cap', hasFailed ? 'text-danger-ink' : 'text-ink-2')}
          >
            {hasFailed ? problem : state === 'uploading' ? t`Uploading...` : size}
          </span>
        </span>
        {state === 'uploading' ? <Spinner /> : null}
        {canDescribe ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Describe ${name}`}
            aria-expanded={isDescribing}
            aria-controls={isDescribing ? fieldId : undefined}
            onClick={() => setDescribing(!isDescribing)}
          >
            {t`Describe`}
          </Button>
        ) : null}
        {hasFailed && canRetry && onRetry ? (
          <IconButton label={t`Try again: ${name}`} onClick={() => onRetry(key)}>
            <RotateCw aria-hidden="true" />
          </IconButton>
        ) : null}
        {onRemove ? (
          <IconButton label={t`Remove ${name}`} onClick={() => onRemove(key)}>
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {canDescribe && isDescribing ? (
        <div className="p-2 pt-0">
          <Textarea
            id={fieldId}
            autosize
            // The button that shows it leads to it.
            ref={focusOnMount}
            maxHeight={96}
            maxLength={DESCRIPTION_LENGTH}
            aria-label={t`Description of ${name}`}
            placeholder={t`What it shows, for members who can’t see it`}
            value={description}
            onChange={({ target }) => onDescribe(key, target.value)}
          />
        </div>
      ) : null}
      {!isDescribing && description !== '' ? (
        <p dir="auto" className="truncate px-2 pb-1.5 text-cap text-ink-2">
          {description}
        </p>
      ) : null}
    </li>
  );
}

function Icon({ kind }: Pick<ComposerFile, 'kind'>) {
  return kind === 'image' ? (
    <ImageIcon aria-hidden="true" className="size-5" />
  ) : (
    <FileText aria-hidden="true" className="size-5" />
  );
}
