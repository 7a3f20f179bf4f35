import { useRef } from 'react';

/**
 * Sends the focus back to where it was when a dialog closes that was opened from the outside, without a trigger of
 * its own; where that is gone, to the closest that it stood in and that takes the focus. Spread what it returns over the
 * dialog's content.
 */
export function useReturnFocus() {
  const places = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      places.current = placesOf(openerNow());
    },
    onCloseAutoFocus: (event: Event) => {
      const place = places.current.find(({ isConnected }) => isConnected);
      if (place === undefined) return;
      event.preventDefault();
      place.focus({ preventScroll: place !== places.current[0] });
    },
  };
}

/** An element, and what around it takes the focus: from the inside out. */
function placesOf(element: HTMLElement | null): HTMLElement[] {
  if (element === null) return [];
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return [element, ...placesOf(around)];
}

/** What has the focus. For an item of a menu, which is about to go, it is the button that opened the menu. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuButton = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menuButton ? document.getElementById(menuButton) : focused;
}
