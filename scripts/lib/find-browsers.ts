import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Debian keeps it beside the engine, in a folder by the architecture and the version of the API. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** A Firefox of this machine: `FIREFOX_PATH` or one on the PATH. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
}

export type WebKit = { driver: string; browser: string; display: string | undefined };

/** WebKitGTK's driver and browser, and a display for them where the machine has none: `Xvfb` draws to memory. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowsers.find((file) => existsSync(file));
  const display = onPath('Xvfb');
  const hasDisplay = process.env.DISPLAY !== undefined || display !== undefined;
  return driver !== undefined && browser !== undefined && hasDisplay ? { driver, browser, display } : undefined;
}
