import Bowser from 'bowser';

/** A browser and its system in words, such as `Firefox on Windows`; empty for a program that is no browser. */
export function agentOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name === undefined || os.name === undefined) return '';
  return `${browser.name} on ${os.name}`;
}
