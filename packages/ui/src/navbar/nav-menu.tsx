import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useCode } from '../when-idle/use-code.ts';
import type { NavSheetProps } from './nav-sheet.tsx';

const loadSheet = () => import('./nav-sheet.tsx');

/**
 * The navbar's entries on small screens, behind one button. The dialog's code is no part of the first page: it comes
 * when a pointer or the focus reaches the button.
 */
export function NavMenu({ path, ...props }: NavSheetProps & { path: string }) {
  const [openOn, setOpenOn] = useState<string>();
  // The page that it was opened over has gone: Back does not wait for a choice.
  if (openOn !== undefined && openOn !== path) setOpenOn(undefined);
  const isOpen = openOn === path;
  const setOpen = (open: boolean) => setOpenOn(open ? path : undefined);
  const [sheet, fetchSheet, prepareSheet] = useCode(loadSheet);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="min-[860px]:hidden"
        onPointerEnter={prepareSheet}
        onFocus={prepareSheet}
        onClick={() => void fetchSheet().then(setOpen)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {sheet === undefined ? null : <sheet.NavSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
