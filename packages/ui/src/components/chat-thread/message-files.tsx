import type { Attachment } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import FileText from 'lucide-react/icons/file-text';
import type { CSSProperties } from 'react';
import { attachmentWord, fileSize } from '../../lib/pictures/attachments.ts';
import { withComma } from '../../lib/texts/list-words.ts';

interface MessageFilesProps {
  files: readonly Attachment[];
  /** Pictures alone fill the bubble. */
  isAlone: boolean;
  className?: string | undefined;
}

/** The widest and highest box of a picture, in px. */
const WIDEST = 320;
const HIGHEST = 320;

/** The pictures and other files of a message. A picture has its size before it loads, so that the thread does not move. */
export function MessageFiles({ files, isAlone, className }: MessageFilesProps) {
  const pictures = files.filter(({ kind }) => kind === 'image');
  const corners = isAlone ? '' : 'rounded-ctl';
  return (
    <span className={cx('grid grid-cols-[minmax(0,1fr)] gap-2', className)}>
      {pictures.length > 1 ? (
        <span className={cx('grid grid-cols-2 gap-1 overflow-hidden', corners)} style={{ maxWidth: WIDEST }}>
          {pictures.map((file, index) => {
            // The last one of an odd number takes a whole row.
            const isWide = index === pictures.length - 1 && index % 2 === 0;
            const style = isWide ? { gridColumn: 'span 2', aspectRatio: 2 } : { aspectRatio: 1 };
            return <PictureLink key={file._id} file={file} fit="object-cover" style={style} />;
          })}
        </span>
      ) : (
        pictures.map((file) => <PictureLink key={file._id} file={file} className={corners} style={sizeOf(file)} />)
      )}
      {files.map((file) => (file.kind === 'image' ? null : <FileLink key={file._id} file={file} />))}
    </span>
  );
}

function sizeOf({ width = 4, height = 3 }: Attachment) {
  const shown = Math.min(WIDEST, width, (HIGHEST * width) / height);
  return { width: Math.max(shown, 48), aspectRatio: `${width} / ${height}` };
}

interface PictureLinkProps {
  file: Attachment;
  style: CSSProperties;
  fit?: string;
  className?: string;
}

function PictureLink({ file, style, fit = 'object-contain', className }: PictureLinkProps) {
  const { url, width, height, description } = file;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={cx('block max-w-full overflow-hidden bg-sunken -outline-offset-2', className)}
      style={style}
    >
      <img
        src={url}
        // Not the name, which cameras make.
        alt={description ?? attachmentWord(file.kind)}
        width={width}
        height={height}
        loading="lazy"
        className={cx('size-full text-cap text-ink-2', fit)}
      />
    </a>
  );
}

function FileLink({ file: { kind, url, name, bytes } }: { file: Attachment }) {
  return (
    <a href={url} download={name} className="flex min-h-11 max-w-full items-center gap-3 no-underline hover:underline">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-current/15">
        <FileText aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block text-cap">{withComma(attachmentWord(kind), fileSize(bytes))}</span>
      </span>
    </a>
  );
}
