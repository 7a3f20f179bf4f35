import type { Match } from '@skill-exchange/api-client/types';
import type { OperationId } from '../../src/contract/handlers.ts';
import { enrol } from '../support/enrol.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

/** Edits a profile through the API; missing fields stay unchanged. */
export async function edit(
  member: TestMember,
  fields: { about?: string; teaches?: readonly string[]; wants?: readonly string[] },
): Promise<void> {
  const form = new FormData();
  if (fields.about !== undefined) form.set('about', fields.about);
  if (fields.teaches !== undefined) form.set('skillsOffered', JSON.stringify(fields.teaches));
  if (fields.wants !== undefined) form.set('skillsRequested', JSON.stringify(fields.wants));
  await member.api.ok('editUser' satisfies OperationId, { path: { userId: member.id }, form });
}

/** Creates listed members who teach one skill and want another: "Ana: Python for Chess". */
export async function skilled<const Lines extends readonly string[]>(
  server: TestServer,
  ...lines: Lines
): Promise<{ [Index in keyof Lines]: TestMember }> {
  const parts = lines.map((line) => /^(?<name>.+): (?<teaches>.+) for (?<wants>.+)$/.exec(line)?.groups ?? {});
  const members = await enrol(server, ...parts.map(({ name = '' }) => name));
  for (const [index, member] of members.entries()) {
    const { teaches = '', wants = '' } = parts[index] ?? {};
    await edit(member, { about: 'Happy to swap.', teaches: teaches.split(', '), wants: wants.split(', ') });
  }
  return members as { [Index in keyof Lines]: TestMember };
}

/** Returns a member's matches. */
export async function matchesOf({ api }: TestMember, query: Record<string, string | number> = {}): Promise<Match[]> {
  return (await api.ok('listMatches', { query })).matches;
}

/** Formats a match: "Ana gives Python, Ben gives Chess". */
export function inWords({ seats }: Pick<Match, 'seats'>): string {
  return seats.map(({ member, gives }) => `${member.name} gives ${gives.name}`).join(', ');
}

/** Creates three members and a ring that the first one proposes. */
export async function proposedRing(server: TestServer) {
  const lines = ['Ana: Python for Chess', 'Ben: Bread for Python', 'Cai: Chess for Bread'] as const;
  const [ana, ben, cai] = await skilled(server, ...lines);
  const [match] = await matchesOf(ana, { kind: 'ring' });
  const key = match?.key ?? '';
  const { ring } = await ana.api.ok('proposeRing', { body: { key } });
  const answer = (member: TestMember, said: 'accept' | 'decline' | 'leave') =>
    member.api.ok('answerRing', { path: { ringId: ring._id }, body: { answer: said } });
  const read = async (member: TestMember) => (await member.api.ok('getRing', { path: { ringId: ring._id } })).ring;
  return { ana, ben, cai, key, ring, path: { ringId: ring._id }, answer, read };
}
