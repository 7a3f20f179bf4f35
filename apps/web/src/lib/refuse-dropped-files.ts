/** Refuses files that are dropped beside their field, until the returned function is called: a browser would leave the app and show them. */
export function refuseDroppedFiles(page: EventTarget): () => void {
  const listening = new AbortController();
  for (const type of ['dragover', 'drop']) {
    const refuse = (event: Event) => {
      const { defaultPrevented, dataTransfer, target } = event as DragEvent;
      const isField = target instanceof Element && target.matches('[type=file]');
      if (defaultPrevented || isField || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    page.addEventListener(type, refuse, listening);
  }
  return () => listening.abort();
}
