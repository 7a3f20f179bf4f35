import type { Attachment } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import FileText from 'lucide-react/icons/file-text';
import { fileSize } from '../../lib/attachments.ts';

interface MessageFilesProps {
  files: readonly Attachment[];
  className?: string | undefined;
}

/** The widest and highest box of a picture, in px. */
const WIDEST = 288;
const HIGHEST = 320;

/** The pictures and PDFs of a message. A picture has its size before it loads, so that the thread does not move. */
export function MessageFiles({ files, className }: MessageFilesProps) {
  return (
    <span className={cx('flex flex-col items-start gap-2', className)}>
      {files.map((file) =>
        file.kind === 'image' ? <PictureLink key={file._id} file={file} /> : <PdfLink key={file._id} file={file} />,
      )}
    </span>
  );
}

function PictureLink({ file: { url, name, width = 4, height = 3 } }: { file: Attachment }) {
  const shown = Math.min(WIDEST, width, (HIGHEST * width) / height);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="block max-w-full overflow-hidden rounded-ctl bg-sunken"
      style={{ width: Math.max(shown, 48), aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={url}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
        className="size-full object-contain text-cap text-ink-2"
      />
    </a>
  );
}

function PdfLink({ file: { url, name, bytes } }: { file: Attachment }) {
  return (
    <a
      href={url}
      download={name}
      className="flex min-h-11 max-w-full items-center gap-2.5 rounded-ctl px-3 py-1.5 no-underline inset-ring inset-ring-current/40"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold wrap-anywhere underline">
          {name}
        </span>
        <span className="block text-cap">PDF, {fileSize(bytes)}</span>
      </span>
    </a>
  );
}
