import { type PointerEvent, useRef } from 'react';

/** Milliseconds that a finger rests on a message. */
const DELAY = 450;

/** Returns handlers that call `onLongPress` for a touch that stays; a scroll or a lifted finger cancels it. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  if (onLongPress === undefined) return {};
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      cancel();
      if (pointerType === 'touch') timer.current = setTimeout(onLongPress, DELAY);
    },
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}
