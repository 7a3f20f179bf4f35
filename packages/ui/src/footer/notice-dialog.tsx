import { Dialog, DialogContent } from '../dialog/dialog.tsx';

interface NoticeDialogProps {
  title: string;
  paragraphs: readonly string[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The text itself. `Notice` loads it when somebody reaches for it. */
export function NoticeDialog({ title, paragraphs, isOpen, onOpenChange }: NoticeDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DialogContent>
    </Dialog>
  );
}
