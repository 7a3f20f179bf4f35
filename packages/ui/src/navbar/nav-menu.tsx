import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { NavSheetProps } from './nav-sheet.tsx';

const load = () => import('./nav-sheet.tsx');
const NavSheet = lazy(async () => ({ default: (await load()).NavSheet }));

/**
 * The navbar's entries on small screens, behind one button. The dialog's code is no part of the first page: it comes
 * when a pointer or the focus reaches the button.
 */
export function NavMenu(props: NavSheetProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        className="min-[860px]:hidden"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {isOpen === undefined ? null : (
        <Suspense>
          <NavSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
