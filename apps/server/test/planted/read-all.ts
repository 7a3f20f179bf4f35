import { parse as parseDisposition } from 'content-disposition';
import { strFromU8, unzipSync } from 'fflate';
import { makeExport } from '../../src/modules/exports/service.ts';
import type { TestAnswer } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { icsProblems, isOfLines } from './find-problems.ts';

/**
 * Reads every file that the server writes about these members, and describes what is wrong with them.
 *
 * @param known ids of earlier things, which are not read again
 */
export async function problemsOfFiles(
  server: TestServer,
  members: readonly TestMember[],
  { text, known }: { text: string; known: Set<string> },
) {
  const { db } = server.database;
  const ids = async (table: 'events' | 'sessions' | 'message_attachments') => {
    const added = (await db.selectFrom(table).select('id').execute())
      .map(({ id }) => id)
      .filter((id) => !known.has(id));
    for (const id of added) known.add(id);
    return added;
  };
  const [events, sessions, files] = [await ids('events'), await ids('sessions'), await ids('message_attachments')];
  const problems: string[] = [];
  const see = (name: string, answer: TestAnswer, count?: number) => {
    if (answer.status >= 500) problems.push(`${name}: ${answer.status}`);
    if (answer.status !== 200) return;
    problems.push(...headerProblems(answer).map((problem) => `${name}: ${problem}`));
    const { bytes } = answer;
    if (String(answer.headers['content-type']).startsWith('text/calendar'))
      problems.push(...icsProblems(bytes.toString(), count ?? itemsIn(bytes)).map((problem) => `${name}: ${problem}`));
  };
  for (const { api } of members) {
    for (const eventId of events) see('downloadEvent', await api.call('downloadEvent', { path: { eventId } }), 1);
    for (const sessionId of sessions)
      see('downloadSession', await api.call('downloadSession', { path: { sessionId } }), 1);
    for (const attachmentId of files) see('getAttachment', await api.call('getAttachment', { path: { attachmentId } }));
    const { url } = await api.ok('createCalendarFeed', { body: { withLinks: true } });
    see('readCalendarFeed', await server.visitor.send({ method: 'GET', url: new URL(url).pathname }));
  }
  const skills = await db
    .selectFrom('event_skills')
    .innerJoin('skills', 'skills.id', 'skill_id')
    .select('name')
    .execute();
  for (const query of [
    {},
    ...members.map(({ id }) => ({ host: id })),
    ...skills.map(({ name }) => ({ skill: name })),
    { skill: text },
    { host: text },
  ])
    see('readEventFeed', await server.visitor.call('readEventFeed', { query }));
  for (const url of ['/sitemap.xml', '/robots.txt']) {
    const answer = await server.visitor.send({ method: 'GET', url });
    if (isForeign(answer.bytes.toString())) problems.push(`${url}: a planted text`);
  }
  return problems;
}

const isForeign = (text: string) => /planted/i.test(text);

/** Each item has one identity, which no text can give it. */
const itemsIn = (bytes: Buffer) => new Set(bytes.toString().match(/^UID:[\da-f-]{36}@/gm)).size;

function headerProblems({ headers }: TestAnswer): string[] {
  const problems = Object.keys(headers).filter((name) => /planted|bcc/i.test(name));
  const disposition = headers['content-disposition'];
  if (disposition === undefined) return problems;
  const { type, parameters } = parseDisposition(String(disposition));
  const name = parameters.filename ?? '';
  if (type !== 'attachment' || isOfLines(name) || /[/\\]/.test(name)) problems.push(`a file named ${name}`);
  return problems;
}

/** Makes the copy of a member's data, and describes files that are not as they should be. */
export async function problemsOfCopy(server: TestServer, member: TestMember): Promise<string[]> {
  await server.database.db.deleteFrom('exports').execute();
  await member.api.ok('requestExport');
  await makeExport(server.app.context, member.id);
  const { bytes } = await member.api.call('downloadExport');
  return Object.entries(unzipSync(new Uint8Array(bytes))).flatMap(([name, content]) => {
    const problems = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(json|ics|webp|txt|pdf)$/.test(name) ? [] : [`a file named ${name}`];
    if (name.endsWith('.json')) JSON.parse(strFromU8(content));
    if (name.endsWith('.ics')) problems.push(...icsProblems(strFromU8(content), itemsIn(Buffer.from(content))));
    return problems.map((problem) => `the copy: ${problem}`);
  });
}
