import { t } from '@lingui/core/macro';
import Menu from 'lucide-react/icons/menu';
import { type ComponentType, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import type { NavSheetProps } from '../nav-sheet/nav-sheet.tsx';

type NavMenuProps = Omit<NavSheetProps, 'open' | 'onOpenChange'> & {
  path: string;
  Sheet: ComponentType<NavSheetProps>;
};

/** Button that opens the navbar's entries on small screens. */
export function NavMenu({ path, Sheet, ...props }: NavMenuProps) {
  const [openOn, setOpenOn] = useState<string>();
  // Navigation, such as Back, closes the sheet.
  if (openOn !== undefined && openOn !== path) setOpenOn(undefined);
  const isOpen = openOn === path;
  const setOpen = (open: boolean) => setOpenOn(open ? path : undefined);
  return (
    <>
      <IconButton
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Sheet {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
