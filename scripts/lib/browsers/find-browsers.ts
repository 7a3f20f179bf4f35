import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Debian's location next to the engine, by architecture and API version. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** Finds Firefox: `FIREFOX_PATH` or one on the PATH. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
}

export type WebKit = { driver: string; browser: string; display: string | undefined };

/** Finds WebKitGTK's driver and browser, and a virtual display if the machine has none: `Xvfb` draws to memory. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowsers.find((file) => existsSync(file));
  const display = onPath('Xvfb');
  const hasDisplay = process.env.DISPLAY !== undefined || display !== undefined;
  return driver !== undefined && browser !== undefined && hasDisplay ? { driver, browser, display } : undefined;
}
