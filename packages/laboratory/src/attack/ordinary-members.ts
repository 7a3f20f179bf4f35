import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { overHttp } from '../../../../apps/server/test/support/over-http.ts';
import { TestClient } from '../../../../apps/server/test/support/test-client.ts';
import { openAccount } from './accounts.ts';
import type { Account } from './attack.ts';
import { type Acts, actsOf } from './ordinary-acts.ts';
import type { OrdinaryMember } from './ordinary-member.ts';
import { OrdinarySocket } from './ordinary-socket.ts';

/** Milliseconds between two actions of one member. */
const stepMs = 400;

/** A member's call and its response time. */
export interface Sample {
  what: string;
  ms: number;
}

/** Calls and failures of ordinary members since the last reading. */
export interface Experience {
  samples: Sample[];
  /** Calls that were rejected, failed, or returned a response that the contract does not declare. */
  failures: string[];
}

/** Ordinary members who use the product, all from one address, as in a school. */
export class OrdinaryMembers {
  readonly members: OrdinaryMember[];
  /** Unique texts of acknowledged writes. */
  readonly acknowledged: string[] = [];
  #experience: Experience = { samples: [], failures: [] };
  #isOver = false;
  #running: Promise<void>[] = [];

  private constructor(members: OrdinaryMember[]) {
    this.members = members;
  }

  static async gather(address: string, count: number): Promise<OrdinaryMembers> {
    const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.1' });
    const visitor = new TestClient(overHttp(address, agent));
    const post = async (url: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await visitor.send({ method: 'POST', url, headers, payload: JSON.stringify(body) });
      const cookie = [answer.headers['set-cookie']].flat()[0]?.toString().split(';')[0] ?? '';
      return { status: answer.status, text: answer.bytes.toString(), cookie };
    };
    const accounts: Account[] = [];
    for (let index = 0; index < count; index += 1) accounts.push(await openAccount(`Ordinary ${index}`, post));
    const members: OrdinaryMember[] = accounts.map((account, index) => ({
      account,
      api: visitor.with({ authorization: `Bearer ${account.token}`, cookie: account.cookie }),
      chat: visitor.with({ cookie: account.cookie }),
      visitor,
      socket: new OrdinarySocket(address, account.cookie),
      hosted: [],
      partner: () => members[index ^ 1] as OrdinaryMember,
    }));
    const all = new OrdinaryMembers(members);
    for (const member of members) {
      const pair = { userId: member.account.id, otherUserId: member.partner().account.id };
      const { _id } = await member.chat.ok('openConversation', { body: pair });
      await member.socket.join(_id);
    }
    return all;
  }

  start(): void {
    this.#running = this.members.map((member) => this.#live(member));
  }

  /** Returns calls and failures since the last call. */
  takeExperience(): Experience {
    const experience = this.#experience;
    this.#experience = { samples: [], failures: [] };
    for (const { socket } of this.members) {
      experience.samples.push(...socket.takeDelays().map((ms) => ({ what: 'message over the socket', ms })));
      experience.failures.push(...socket.takeFailures());
    }
    return experience;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
    for (const { socket } of this.members) socket.close();
  }

  async #live(member: OrdinaryMember): Promise<void> {
    const acts = actsOf(member);
    const due = new Map(acts.rare.map((act) => [act, Date.now() + Math.random() * Math.min(act.everyMs, 8000)]));
    for (let turn = Math.floor(Math.random() * 100); !this.#isOver; turn += 1) {
      const act = this.#next(acts, due, turn);
      const began = performance.now();
      try {
        const text = randomUUID();
        const stored = await act.run(text);
        this.#experience.samples.push({ what: act.what, ms: performance.now() - began });
        if (stored !== undefined) this.acknowledged.push(stored);
      } catch (error) {
        this.#experience.samples.push({ what: act.what, ms: performance.now() - began });
        this.#experience.failures.push(`${act.what}: ${(error as Error).message.split('\n')[0]}`);
      }
      await pause(stepMs * (0.5 + Math.random()));
    }
  }

  #next({ often, rare }: Acts, due: Map<Acts['rare'][number], number>, turn: number) {
    const now = Date.now();
    const waiting = rare.find((act) => (due.get(act) ?? 0) <= now);
    if (waiting !== undefined) {
      due.set(waiting, now + waiting.everyMs * (0.5 + Math.random()));
      return waiting;
    }
    const act = often[turn % often.length];
    if (act === undefined) throw new Error('A member has nothing to do.');
    return act;
  }
}
