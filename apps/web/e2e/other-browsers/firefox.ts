import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Starts Firefox with WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.locale.requested': 'en-US' },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    // Its own types also allow handles among the arguments.
    run: async <Values extends unknown[], Answer>(script: (...values: Values) => Answer, ...values: Values) =>
      (await page.evaluate(script as (...values: unknown[]) => unknown, ...values)) as Answer,
    click: async (selector) => await page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    press: async (selector, key) => {
      await page.focus(selector);
      await page.keyboard.press(key);
    },
    stop: async () => await browser.close(),
  };
}
