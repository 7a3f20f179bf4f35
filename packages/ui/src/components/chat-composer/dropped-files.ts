import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Returns dropped files. A folder has no bytes: it becomes a file of a type that nobody takes, so that it is rejected in words. */
export function droppedFiles(data: Pick<DataTransfer, 'items'>): File[] {
  return [...data.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? new File(['/'], entry.name) : (item.getAsFile() ?? []);
  });
}

/**
 * Takes files that are dropped anywhere on the conversation around a composer.
 *
 * @param onFiles undefined while it takes none
 */
export function useDroppedFiles(
  form: RefObject<HTMLFormElement | null>,
  onFiles: ((files: File[]) => void) | undefined,
): void {
  const isTaking = onFiles !== undefined;
  const onDrop = useEffectEvent((event: DragEvent) => {
    const files = event.dataTransfer === null ? [] : droppedFiles(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles?.(files);
  });
  useEffect(() => {
    const area = form.current?.parentElement;
    if (!isTaking || !area) return;
    const listening = new AbortController();
    const onDragOver = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault();
    area.addEventListener('dragover', onDragOver, listening);
    area.addEventListener('drop', (event) => onDrop(event), listening);
    return () => listening.abort();
  }, [form, isTaking]);
}
