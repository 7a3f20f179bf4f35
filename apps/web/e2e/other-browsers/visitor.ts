import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';

const selectors = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea',
  option: '[role=option]',
  tab: '[role=tab]',
  radio: 'input[type=radio], [role=radio]',
};

type Kind = keyof typeof selectors;

const target = '[data-test-target]';

/** A user of a browser, who finds things by their names. */
export class Visitor {
  readonly driver: Driver;
  readonly address: string;

  constructor(driver: Driver, address: string) {
    this.driver = driver;
    this.address = address;
  }

  async open(path: string): Promise<void> {
    await this.driver.open(`${this.address}${path}`);
    await expect.poll(() => this.driver.run(isHydrated), { message: `hydration of ${path}` }).toBe(true);
  }

  /** Clicks an element by its name, optionally on the card that contains a text. */
  async press(kind: Kind, name: string, card = ''): Promise<void> {
    await this.act(() => this.driver.click(target), kind, name, card);
  }

  /** Types into an empty field. */
  async write(label: string, text: string): Promise<void> {
    await this.act(() => this.driver.type(target, text), 'field', label);
  }

  async key(label: string, key: Key): Promise<void> {
    await this.act(() => this.driver.press(target, key), 'field', label);
  }

  /** Waits until a field has a value. */
  async reads(label: string, value: string): Promise<void> {
    const read = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
    // Locate it each time, because the previous page stays until the next one is rendered.
    await expect(async () => {
      await this.find('field', label);
      expect(await this.driver.run(read, target), label).toBe(value);
    }).toPass({ timeout: 15_000 });
  }

  /** Returns the color of a field's text. */
  async inkOf(label: string): Promise<string> {
    await this.find('field', label);
    return await this.driver.run((selector) => {
      const field = document.querySelector(selector);
      return field === null ? '' : getComputedStyle(field).color;
    }, target);
  }

  async sees(text: string): Promise<void> {
    const isThere = (wanted: string) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted);
    await expect.poll(() => this.driver.run(isThere, text), { message: text }).toBe(true);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.driver.run(() => location.pathname)).toBe(path);
  }

  /** Finds an element by its name and acts on it; retries if the page has rendered it again in between. */
  private async act(action: () => Promise<void>, kind: Kind, name: string, card = ''): Promise<void> {
    await expect(async () => {
      await this.find(kind, name, card);
      await action();
    }).toPass({ timeout: 15_000 });
  }

  /** Marks an element by its name, in the topmost dialog if there is one, for the browser to act on. */
  private async find(kind: Kind, name: string, card = ''): Promise<void> {
    const isFound = () => this.driver.run(mark, selectors[kind], name, card);
    await expect.poll(isFound, { message: `${kind} ${name}` }).toBe(true);
  }
}

/** Runs in the page. */
function isHydrated(): boolean {
  const content = document.querySelector('main > *');
  return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
}

/** Runs in the page: marks the first enabled, visible element with the name. */
function mark(selector: string, name: string, card: string): boolean {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  function nameOf(element: Element): string {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const by = element.getAttribute('aria-labelledby');
    const label = by === null ? labels?.[0]?.textContent : document.getElementById(by)?.textContent;
    return plain(element.getAttribute('aria-label') ?? label ?? element.textContent);
  }
  document.querySelector('[data-test-target]')?.removeAttribute('data-test-target');
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].reverse();
  const cards = [...document.querySelectorAll('article')].filter((one) => one.textContent?.includes(card));
  for (const place of card === '' ? [...dialogs, document] : cards) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getClientRects().length > 0 && !element.matches(':disabled') && nameOf(element) === name,
    );
    if (found === undefined) continue;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    found.setAttribute('data-test-target', '');
    return true;
  }
  return false;
}
