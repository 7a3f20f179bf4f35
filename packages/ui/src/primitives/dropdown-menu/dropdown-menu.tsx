import { cva, cx, type VariantProps } from 'class-variance-authority';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Root of a menu; not modal, so that the page behind stays interactive. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        data-slot="dropdown-menu"
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className={cx(
          'z-menu min-w-44 rounded-card border border-line bg-raised p-1.5 text-ink shadow-pop',
          'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
          className,
        )}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

const itemVariants = cva(
  [
    'flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl px-3 text-small font-medium outline-none',
    '[&_svg]:size-4 [&_svg]:shrink-0 data-disabled:cursor-not-allowed data-disabled:text-ink-2',
  ],
  {
    variants: {
      tone: {
        neutral: 'data-highlighted:bg-sunken',
        danger: 'text-danger-ink data-highlighted:bg-danger-tint',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

type DropdownMenuItemProps = ComponentProps<typeof MenuPrimitive.Item> & VariantProps<typeof itemVariants>;

export function DropdownMenuItem({ tone, className, ...props }: DropdownMenuItemProps) {
  return <MenuPrimitive.Item data-slot="dropdown-menu-item" className={itemVariants({ tone, className })} {...props} />;
}
