import { Dialog, DialogContent } from '../../primitives/dialog/dialog.tsx';

export interface NoticeDialogProps {
  title: string;
  paragraphs: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows a text of the site. Use `AlertDialog` for a question. */
export function NoticeDialog({ title, paragraphs, open, onOpenChange }: NoticeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DialogContent>
    </Dialog>
  );
}
