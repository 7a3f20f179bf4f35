import Bowser from 'bowser';

/** Returns a browser and its system in words, such as `Firefox on Windows`; empty for other programs. */
export function agentOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || os.name === undefined) return '';
  return `${browser.name} on ${os.name}`;
}
