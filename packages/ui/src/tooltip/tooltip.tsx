import { cx } from 'class-variance-authority';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface TooltipProps extends Omit<ComponentProps<typeof TooltipPrimitive.Content>, 'content' | 'children'> {
  /** A few words that help but are not needed: a phone never shows them. */
  content: ReactNode;
  /** What it belongs to: one element that takes focus. */
  children: ReactElement;
}

/** Words beside a control when it is pointed at or focused. It describes; it must not be the control's only name. */
export function Tooltip({ content, className, children, ...props }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={300}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={12}
            className={cx(
              'z-menu max-w-64 animate-fade-in rounded-chip bg-ink px-3 py-1.5 text-cap font-medium text-canvas',
              className,
            )}
            {...props}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
