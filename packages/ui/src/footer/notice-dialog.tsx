import type { RefObject } from 'react';
import { Dialog, DialogContent } from '../dialog/dialog.tsx';

interface NoticeDialogProps {
  title: string;
  paragraphs: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The text itself. `Notice` loads it when somebody reaches for it. */
export function NoticeDialog({ title, paragraphs, isOpen, onOpenChange, opener }: NoticeDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DialogContent>
    </Dialog>
  );
}
