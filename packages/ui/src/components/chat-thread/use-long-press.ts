import { type PointerEvent, type TouchEvent, useRef } from 'react';

/** Milliseconds that a finger rests on a message. */
const DELAY = 450;

/** Returns handlers that call `onLongPress` for a touch that stays; a scroll or a lifted finger cancels it. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  if (onLongPress === undefined) return {};
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      cancel();
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, DELAY);
    },
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Otherwise the lifted finger clicks what has opened below it.
    onTouchEnd: (event: TouchEvent) => {
      if (wasLong.current && event.cancelable) event.preventDefault();
    },
  };
}
