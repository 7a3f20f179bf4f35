import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../dialogs/use-dialog-subject.ts';
import type { Reportable } from './report-content.tsx';

const ReportContent = lazyDialog(
  async () => (await import('./report-content.tsx')).ReportContent,
  ({ onClose }) => onClose(),
);

/** Opens a report dialog. Its code loads with the first click. */
export function useReporting() {
  const { thing, opening, isOpen, show, close } = useDialogSubject<Reportable>();
  const dialog =
    thing === null ? null : <ReportContent key={opening} open={isOpen} target={thing} onClose={() => void close()} />;
  return { report: show, dialog };
}
