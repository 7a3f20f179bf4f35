import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type ApiMember, joinByApi } from './api-member.ts';
import { expectMails, linkTo } from './mail.ts';
import { enter, keepLogIn } from './members.ts';
import type { RunningServer } from './server.ts';
import { expect, hydrated } from './test.ts';
import { expectSurfaces, type Waits } from './what-waits.ts';

const minuteMs = 60_000;
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A member with one device, or with a second one, a phone. */
export interface Person extends ApiMember {
  desk: Page;
  phone?: Page;
}

export const devicesOf = ({ desk, phone }: Person): Page[] => (phone === undefined ? [desk] : [desk, phone]);

interface Swaps {
  teaches: string;
  wants: string;
}

interface Fixtures {
  browser: Browser;
  contextOptions: BrowserContextOptions;
  watch: (context: BrowserContext) => void;
  server: RunningServer;
}

/** People whose devices and server share one clock. Between two steps their devices show Home. */
export class Lives {
  readonly #fixtures: Fixtures;
  readonly #people: Person[] = [];
  readonly #mails = new Map<string, number>();
  /** Those who do not look at their devices: only their emails are checked. */
  readonly #absent = new Set<Person>();
  #now: number;

  constructor(fixtures: Fixtures, now: string) {
    this.#fixtures = fixtures;
    this.#now = Date.parse(now);
  }

  get now(): string {
    return new Date(this.#now).toISOString();
  }

  /** Opens a browser of its own. */
  async device(options: BrowserContextOptions = {}): Promise<Page> {
    const { browser, contextOptions, watch } = this.#fixtures;
    const context = await browser.newContext({ ...contextOptions, ...options });
    watch(context);
    await context.clock.setFixedTime(this.#now);
    return await context.newPage();
  }

  phone(): Promise<Page> {
    return this.device(phoneOptions);
  }

  /** Adds a member with a confirmed address and a profile that others find, logged in on one device or on two. */
  async join(name: string, { swaps, hasPhone = false }: { swaps?: Swaps; hasPhone?: boolean } = {}): Promise<Person> {
    const { server } = this.#fixtures;
    const member = await joinByApi(server.address, name);
    await this.#settle();
    const token = (await linkTo(member.email, 'Confirm your email address', server)).split('/').at(-1);
    await member.send('POST', `/api/email-links/${token}`);
    this.#mails.set(member.email, 1);
    if (swaps !== undefined) {
      const form = new FormData();
      form.set('about', 'Happy to swap an hour.');
      form.set('skillsOffered', JSON.stringify([swaps.teaches]));
      form.set('skillsRequested', JSON.stringify([swaps.wants]));
      await member.send('PUT', `/api/user/edit/${member.id}`, form);
    }
    return await this.add(member, await this.device(), hasPhone ? await this.phone() : undefined);
  }

  /** Adds a member whose devices were opened before. */
  async add(member: ApiMember, desk: Page, phone?: Page): Promise<Person> {
    const person: Person = { ...member, desk, ...(phone && { phone }) };
    const [name = '', value = ''] = member.cookie.split('=');
    await desk.context().addCookies([{ name, value, url: this.#fixtures.server.address }]);
    await keepLogIn(desk, member);
    // The phone of a member who signed up on it is logged in.
    if (phone?.url() === 'about:blank') await enter(phone, member);
    await Promise.all(devicesOf(person).map(goHome));
    this.#people.push(person);
    return person;
  }

  /**
   * Checks after a step that everybody's surfaces and new emails name exactly this. Who is not named waits for nothing. A
   * minute passes, in which all that was sent arrives; the devices hear of it without a reload.
   */
  async expectWaits(waits: readonly (readonly [Person, Waits])[]): Promise<void> {
    await this.#settle();
    await this.#check(waits);
  }

  /** Closes the app on all devices of a person until they return. */
  async leave(person: Person): Promise<void> {
    this.#absent.add(person);
    await Promise.all(devicesOf(person).map((page) => page.goto('about:blank')));
  }

  /** Checks the surfaces of a person again, whose devices show Home. */
  return(person: Person): void {
    this.#absent.delete(person);
  }

  /** Moves all clocks, and opens Home anew everywhere, before it checks what waits. */
  async at(instant: string, waits: readonly (readonly [Person, Waits])[]): Promise<void> {
    await this.moveClock(instant);
    const present = this.#people.filter((person) => !this.#absent.has(person));
    await Promise.all(present.flatMap(devicesOf).map(goHome));
    await this.#check(waits);
  }

  async moveClock(instant: string | number): Promise<void> {
    this.#now = new Date(instant).getTime();
    await this.#fixtures.server.moveClock?.(this.now);
    const devices = this.#people.flatMap(devicesOf);
    await Promise.all(devices.map((page) => page.context().clock.setFixedTime(this.#now)));
  }

  async #settle(): Promise<void> {
    await this.moveClock(this.#now + minuteMs);
  }

  async #check(waits: readonly (readonly [Person, Waits])[]): Promise<void> {
    const all = new Map(waits);
    await Promise.all(
      this.#people.map(async (person) => {
        const expected = all.get(person) ?? {};
        if (!this.#absent.has(person)) await expectSurfaces(person, devicesOf(person), expected);
        const known = this.#mails.get(person.email) ?? 0;
        const mails = expected.mails ?? [];
        await expectMails(person, { from: known, expected: mails }, this.#fixtures.server);
        this.#mails.set(person.email, known + mails.length);
      }),
    );
  }
}

/** Loads Home on a device. */
export async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeVisible();
}

/** Writes into the open conversation. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.locator('[data-state=sent]').filter({ hasText: text })).toHaveCount(1);
}
