import { type ComponentProps, useState } from 'react';
import { useCode } from '../when-idle/use-code.ts';

const loadDialog = () => import('./notice-dialog.tsx');

interface NoticeProps extends Omit<ComponentProps<'button'>, 'title'> {
  title: string;
  paragraphs: readonly string[];
}

/** A short text of the house, opened by its title. The dialog's code comes when somebody reaches for it. */
export function Notice({ title, paragraphs, ...rest }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [dialog, fetchDialog, prepareDialog] = useCode(loadDialog);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...rest}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={() => void fetchDialog().then(setIsOpen)}
      >
        {title}
      </button>
      {dialog === undefined ? null : (
        <dialog.NoticeDialog title={title} paragraphs={paragraphs} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
