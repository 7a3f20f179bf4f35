import { useRef } from 'react';

/**
 * Returns focus after a dialog without a trigger closes: to the element that had it, or to its closest focusable
 * ancestor when that is gone. Spread the handlers over the dialog's content.
 */
export function useReturnFocus() {
  const candidates = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      candidates.current = focusableAncestors(currentOpener());
    },
    onCloseAutoFocus: (event: Event) => {
      const target = candidates.current.find(({ isConnected }) => isConnected);
      if (target === undefined) return;
      event.preventDefault();
      target.focus({ preventScroll: target !== candidates.current[0] });
    },
  };
}

/** Returns an element and its focusable ancestors, innermost first. */
function focusableAncestors(element: HTMLElement | null): HTMLElement[] {
  if (element === null) return [];
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return [element, ...focusableAncestors(around)];
}

/** Returns the focused element; for a menu item, which is about to unmount, the menu's button. */
function currentOpener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : focused;
}
