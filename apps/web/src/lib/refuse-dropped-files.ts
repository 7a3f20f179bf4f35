/** Whether files are dragged over something that does not take them. */
function isMissed({ defaultPrevented, dataTransfer, target }: DragEvent): boolean {
  const isInput = target instanceof Element && target.matches('input[type=file]');
  return !defaultPrevented && !isInput && dataTransfer?.types.includes('Files') === true;
}

/** Refuses files that are dropped beside their field: a browser would leave the app and show them. */
export function refuseDroppedFiles(page: EventTarget): void {
  const refuse = (event: Event) => {
    const drag = event as DragEvent;
    if (!isMissed(drag)) return;
    event.preventDefault();
    if (drag.dataTransfer) drag.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', refuse);
  page.addEventListener('drop', refuse);
}
