import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { manyAccounts } from '../../../../apps/server/test/faults/kill-bursts.ts';
import { joinAsWriter, readConversation, type Writer } from '../../../../apps/server/test/faults/writers.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { chromiumLaunch } from '../../../../scripts/lib/browsers/chromium.ts';
import { root } from '../../../../scripts/lib/environment.ts';
import { buildApp } from '../../../../scripts/lib/turbo.ts';
import type { Chatter } from './chatter.ts';
import { type FaultOutcome, type FaultPart, type FaultRun, seededRandom } from './fault-run.ts';
import { openPageChatter } from './page-chatter.ts';
import { openSocketChatter } from './socket-chatter.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Opens a chat client at an address. */
type Open = (address: string, me: Writer, other: Writer) => Promise<Chatter>;

/** Two chats over a network that is cut, torn, delayed and slow; in the end both show the same. */
export const network: FaultPart = async (run) => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  const webDist = await builtApp();
  const variables = { ...manyAccounts, DATA_DIR: folder, ...(webDist !== null && { WEB_DIST: webDist }) };
  const server = startProgram(variables);
  try {
    const address = await server.address;
    const [one, two] = [ownRow(run), ownRow(run)];
    const sockets = converse(one, address, 'chat clients over a failing network', openSocketChatter);
    return await Promise.all([sockets, inBrowser(two, address, webDist)]);
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A run with its own random numbers, independent of other parts. */
function ownRow(run: FaultRun): FaultRun {
  return { ...run, random: seededRandom(run.random() * 2 ** 32) };
}

/** Returns the app's folder; null if it cannot be built. */
async function builtApp(): Promise<string | null> {
  if (process.env.WEB_DIST !== undefined) return process.env.WEB_DIST;
  const folder = join(root, 'apps/web/dist');
  const exitCode = await buildApp({ quiet: true });
  return exitCode === 0 && existsSync(folder) ? folder : null;
}

async function inBrowser(run: FaultRun, address: string, webDist: string | null): Promise<FaultOutcome> {
  const what = "the app's pages over a failing network";
  if (webDist === null) return { what, skipped: 'the app could not be built' };
  const browser = await chromium.launch(chromiumLaunch).catch(() => null);
  if (browser === null) return { what, skipped: 'there is no Chromium' };
  try {
    return await converse(run, address, what, (...at) => openPageChatter(browser, ...at));
  } finally {
    await browser.close();
  }
}

/** How long both may take to show everything once the network works again, in milliseconds. */
const settleMs = 60_000;

/** Minimum number of messages of each member while the network fails. */
const saidDuringAFault = 6;

async function converse(run: FaultRun, address: string, what: string, open: Open): Promise<FaultOutcome> {
  const proxy = await startTcpProxy(address, run.random);
  const [ann, ben] = [
    await joinAsWriter(address, `ann-${randomUUID()}`),
    await joinAsWriter(address, `ben-${randomUUID()}`),
  ];
  const chatters = [await open(proxy.address, ann, ben), await open(address, ben, ann)] as const;
  const said: string[] = [];
  const other: string[] = [];
  const rounds = run.rounds(1, 5);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [fault, strike] of Object.entries(faultsOf(run))) {
        let isOver = false;
        const striking = strike(proxy).finally(() => {
          isOver = true;
        });
        const talking = chatters.map(async (chatter, index) => {
          for (let number = 1; number <= saidDuringAFault || !isOver; number += 1) {
            const text = `${fault} ${round}.${number} of ${index}`;
            await chatter.say(text);
            said.push(text);
            await pause(number < saidDuringAFault ? run.random() * 200 : 1_000);
          }
        });
        await Promise.all([striking, ...talking]);
      }
    }
    const stored = await readConversation(address, ben, ann);
    const texts = stored.map(({ text }) => text);
    for (const [index, chatter] of chatters.entries())
      if (!(await comesToShow(chatter, texts)))
        other.push(`${index === 0 ? 'Ann' : 'Ben'} does not see what is stored: ${await chatter.shown()}`);
    const lost = said.filter((text) => !texts.includes(text));
    const doubled = texts.filter((text, place) => texts.indexOf(text) !== place);
    return { what, rounds, acknowledged: said.length, unanswered: 0, lost, doubled, other };
  } finally {
    await Promise.all(chatters.map((chatter) => chatter.close()));
    await proxy.stop();
  }
}

/** Each restores the network at its end. */
function faultsOf({ isLong, random }: FaultRun): Record<string, (network: TcpProxy) => Promise<void>> {
  const longMs = isLong ? 30_000 : 2_000;
  const cutFor = async (network: TcpProxy, ms: number) => {
    await pause(random() * 500);
    network.cut();
    await pause(ms);
    network.mend();
  };
  return {
    'cut for a second': (network) => cutFor(network, 1_000),
    'cut for long': (network) => cutFor(network, longMs),
    'held back': async (network) => {
      network.hush();
      await pause(longMs);
      network.mend();
    },
    'torn in a frame': (network) => network.tear('42["message"'),
    'torn in an answer': (network) => network.tear('HTTP/1.1 201'),
    'slow and uneven': async (network) => {
      network.delay(200, 150);
      await pause(2_000);
      network.delay(0, 0);
    },
  };
}

/** Waits until a chat shows exactly these messages. Returns whether it does. */
async function comesToShow(chatter: Chatter, texts: readonly string[]): Promise<boolean> {
  const deadline = Date.now() + settleMs;
  while (Date.now() < deadline) {
    if ((await chatter.shown()).join('\n') === texts.join('\n')) return true;
    await pause(200);
  }
  return false;
}
