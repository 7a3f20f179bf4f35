import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebKit } from '../../../../scripts/lib/browsers/find-browsers.ts';
import type { Driver, Key } from './driver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Backspace: '\uE003', Enter: '\uE007' };

/** The key under which a response refers to an element. */
const elementId = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's MiniBrowser with WebDriver: https://www.w3.org/TR/webdriver2/#endpoints. */
export async function startWebKit({ driver, browser, display }: WebKit): Promise<Driver> {
  const children: ChildProcess[] = [];
  let shownAt = process.env.DISPLAY;
  if (shownAt === undefined && display !== undefined) {
    const screen = spawn(display, ['-screen', '0', '1280x900x24', '-displayfd', '1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(screen);
    const [number] = await once(screen.stdout, 'data');
    shownAt = `:${String(number).trim()}`;
  }
  const port = await freePort();
  children.push(spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: shownAt }, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/status`);

  const options = { binary: browser, args: ['--automation', '--geometry=1280x900'] };
  const { sessionId } = await command<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  async function element(selector: string): Promise<string> {
    const found = await command<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[elementId]}`;
  }
  return {
    open: async (url) => await command('POST', `${session}/url`, { url }),
    run: async (script, ...args) =>
      await command('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    click: async (selector) => await command('POST', `${await element(selector)}/click`, {}),
    type: async (selector, text) => await command('POST', `${await element(selector)}/value`, { text }),
    press: async (selector, key) => await command('POST', `${await element(selector)}/value`, { text: keys[key] }),
    stop: async () => {
      await command('DELETE', session).finally(() => {
        for (const child of children) child.kill();
      });
    },
  };
}

async function command<Value = void>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Value & { error?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error}`);
  return value;
}

async function untilItAnswers(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await delay(50);
  }
}

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
