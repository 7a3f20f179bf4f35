import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { useReturnFocus } from '../../primitives/dialog/use-return-focus.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import type { NavHrefs, NavItem, NavMember } from '../navbar/nav-items.ts';

export interface NavSheetProps {
  items: readonly NavItem[];
  member: NavMember | undefined;
  hrefs: NavHrefs;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Side sheet with the navbar's entries, closed by any link. */
export function NavSheet({ items, member, hrefs, open, onOpenChange }: NavSheetProps) {
  const focus = useReturnFocus();
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={cx(
            'fixed inset-0 z-overlay bg-scrim lg:hidden',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          )}
        />
        <Dialog.Content
          data-slot="nav-sheet"
          aria-describedby={undefined}
          {...focus}
          className={cx(
            'fixed inset-y-0 end-0 z-dialog flex w-[min(100%,26rem)] flex-col overflow-y-auto bg-canvas',
            'px-[clamp(20px,4vw,48px)] pb-[calc(24px+env(safe-area-inset-bottom))] shadow-pop lg:hidden',
            'transition-[translate] duration-slow starting:translate-x-full rtl:starting:-translate-x-full data-[state=closed]:animate-fade-out',
          )}
        >
          <div className="flex h-16 flex-none items-center justify-between">
            <Dialog.Title className="type-h4">{t`Menu`}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t`Close menu`} className="-me-1">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          {/* Within reach of the thumb. */}
          <nav aria-label={t`Menu`} className="mt-auto">
            <ul className="grid gap-1 py-4">
              {items.map((item) => (
                <li key={item.label}>
                  <SheetLink item={item} onChoose={close} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="pt-6">
            <SheetAccountLink member={member} hrefs={hrefs} onChoose={close} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SheetLinkProps = { item: NavItem; onChoose: () => void };

function SheetLink({ item, onChoose }: SheetLinkProps) {
  const Link = useLink();
  return (
    <Link
      href={item.href}
      onClick={onChoose}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={cx(
        'type-h2 -ms-[clamp(20px,4vw,48px)] flex min-h-14 items-center py-2 pe-8 text-ink no-underline',
        'rounded-e-full ps-[clamp(20px,4vw,48px)] text-h2 transition-colors hover:bg-sunken active:bg-line',
        'aria-[current]:bg-ink aria-[current]:text-canvas',
      )}
    >
      {item.label}
    </Link>
  );
}

interface SheetAccountLinkProps extends Pick<NavSheetProps, 'member' | 'hrefs'> {
  onChoose: () => void;
}

function SheetAccountLink({ member, hrefs, onChoose }: SheetAccountLinkProps) {
  if (!member) {
    return (
      <ButtonLink href={hrefs.login} variant="teach" size="lg" className="w-full" onClick={onChoose}>
        {t`Login/SignUp`}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={hrefs.profile} variant="secondary" size="lg" className="w-full" onClick={onChoose}>
      <Avatar id={member.id} name={member.name} src={member.photo} size="sm" decorative />
      <span>{t`My Profile`}</span>
    </ButtonLink>
  );
}
