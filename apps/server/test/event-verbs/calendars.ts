import { sql } from 'kysely';
import { expect } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import type { TestMailFolder } from '../support/programs/mail-folder.ts';
import { type ReadItem, readIcs } from '../support/read-ics.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { guestsOf, isUpcoming, type Paper } from './paper.ts';

type Job = { id: string; name: 'email' | 'invitation'; data: never; delay_ms: number; member_id: string | null };

/** The calendars of members, as the emails that they have got leave them. */
export class Calendars {
  readonly #server: TestServer;
  readonly #folder: TestMailFolder;
  readonly #dueAt = new Map<string, number>();
  /** By address and UID. */
  readonly #entries = new Map<string, ReadItem>();
  readonly #waiting = new Set<string>();

  constructor(server: TestServer, folder: TestMailFolder) {
    this.#server = server;
    this.#folder = folder;
  }

  /** Sends the emails that are due by the test's clock, and reads their calendars. */
  async deliver(): Promise<void> {
    const handlers = jobHandlers(this.#server.app.context);
    const now = this.#server.clock.now().getTime();
    for (let due = await this.#due(now); due.length > 0; due = await this.#due(now))
      for (const { id, name, data } of due) {
        await sql`delete from jobs.job where id = ${id}::uuid`.execute(this.#server.database.db);
        await handlers[name]?.({ id, data });
      }
    for (const { to, attachments = [] } of await this.#folder.mails())
      for (const { mimeType, content } of attachments) {
        if (!mimeType.startsWith('text/calendar')) continue;
        const { items } = readIcs(typeof content === 'string' ? content : new TextDecoder().decode(content));
        for (const item of items) this.#take(`${to?.[0]?.address} ${item.uid}`, item);
      }
    this.#folder.empty();
  }

  #take(key: string, item: ReadItem): void {
    const known = this.#entries.get(key);
    if (known !== undefined) expect([key, item.sequence]).toEqual([key, Math.max(item.sequence, known.sequence)]);
    this.#entries.set(key, item);
  }

  async #due(now: number): Promise<Job[]> {
    const { rows } = await sql<Job>`
      select job.id, name, data, (extract(epoch from start_after - created_on) * 1000)::int as delay_ms,
        coalesce(data ->> 'memberId', notifications.member_id::text) as member_id
      from jobs.job left join notifications on notifications.id = (data ->> 'notificationId')::bigint
      where name in ('email', 'invitation') and job.state < 'active' order by created_on, job.id`.execute(
      this.#server.database.db,
    );
    this.#waiting.clear();
    for (const { id, delay_ms, member_id } of rows) {
      if (!this.#dueAt.has(id)) this.#dueAt.set(id, now + delay_ms);
      if (member_id !== null) this.#waiting.add(member_id);
    }
    return rows.filter(({ id }) => (this.#dueAt.get(id) ?? 0) <= now);
  }

  /** Requires that guests have events to come in their calendars, and others do not. Emails may be on their way. */
  async requireRight(members: readonly TestMember[], paper: Paper): Promise<void> {
    for (const event of paper.events.values()) {
      if (event.end <= paper.now) continue;
      for (const { id, name, email } of members) {
        if (this.#waiting.has(id) || event.host === id || event.cohosts.has(id)) continue;
        const entry = [...this.#entries].find(([key]) => key.startsWith(`${email} `) && key.includes(event.id))?.[1];
        const isIn = guestsOf(event).includes(id) && isUpcoming(event, paper.now);
        const start = entry === undefined || entry.status === 'CANCELLED' ? null : entry.start;
        expect([name, event.id, start]).toEqual([name, event.id, isIn ? new Date(event.start).toISOString() : null]);
      }
    }
  }
}
