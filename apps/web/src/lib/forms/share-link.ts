import { copyText } from './copy-text.ts';

/**
 * Opens the device's share sheet, or copies the link where there is none. Resolves to whether it was copied; rejects if
 * that is denied, too.
 */
export async function shareLink(link: { title: string; url: string }): Promise<boolean> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return false;
    }
  } catch (error) {
    // The user has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
  }
  await copyText(link.url);
  return true;
}
