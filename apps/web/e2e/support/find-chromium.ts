/** The Chromium that the repository's scripts found; undefined leaves the choice to Playwright. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH;
}
