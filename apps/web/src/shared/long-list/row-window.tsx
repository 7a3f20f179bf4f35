import { useLayoutEffect } from 'react';
import { type DrawnRows, type RowWindowOptions, useRowWindow } from './use-row-window.ts';

export type RowWindowProps = RowWindowOptions & {
  /** Told what to draw whenever that changes, before the screen shows the change; null for everything. */
  onChange: (rows: DrawnRows | null) => void;
};

/** Follows the screen for a list that has grown long, which stood there before. Draws nothing. */
export function RowWindow({ onChange, ...options }: RowWindowProps) {
  const rows = useRowWindow(options);
  useLayoutEffect(() => onChange(rows), [onChange, rows]);
  return null;
}
