import { cx } from 'class-variance-authority';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface TooltipProps extends Omit<ComponentProps<typeof TooltipPrimitive.Content>, 'content' | 'children'> {
  /** Optional help: phones never show it. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
}

/** Tooltip on hover and focus. It describes the control and must not be its only name. */
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
