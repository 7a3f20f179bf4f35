import { type ComponentProps, type ComponentType, useState } from 'react';
import type { NoticeDialogProps } from '../notice-dialog/notice-dialog.tsx';

interface NoticeProps extends Omit<ComponentProps<'button'>, 'title'> {
  title: string;
  paragraphs: readonly string[];
  Dialog: ComponentType<NoticeDialogProps>;
}

/** A button that opens a notice in a dialog. */
export function Notice({ title, paragraphs, Dialog, ...rest }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} {...rest} onClick={() => setIsOpen(true)}>
        {title}
      </button>
      <Dialog title={title} paragraphs={paragraphs} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
