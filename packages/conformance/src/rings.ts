import { type Member, newMember, uniqueWord } from './members.ts';

/** Creates a member with a text about themselves, which matches require. */
async function listedMember(name: string, teaches: readonly string[], wants: readonly string[]): Promise<Member> {
  const member = await newMember(name, { teaches, wants });
  await member.api.ok('editUser', { path: { userId: member.id }, form: { about: 'Happy to swap.' } });
  return member;
}

/** Creates a listed member with the skills of another one. */
export async function likeMember(name: string, { id, api }: Member): Promise<Member> {
  const { user } = await api.ok('getUser', { path: { userId: id } });
  return await listedMember(name, user.skillsOffered, user.skillsRequested);
}

/** Creates two members who can swap. */
export async function pairForSwap(): Promise<[Member, Member]> {
  const [one, two] = [uniqueWord(), uniqueWord()];
  return [await listedMember('Ann', [one], [two]), await listedMember('Ben', [two], [one])];
}

/** Creates three members for a ring; with `ways`, the second can teach the third several skills. */
export async function threeForRing(ways = 1): Promise<[Member, Member, Member]> {
  const [first, last, ...between] = Array.from({ length: 2 + ways }, uniqueWord) as [string, string, ...string[]];
  return [
    await listedMember('Ann', [first], [last]),
    await listedMember('Ben', between, [first]),
    await listedMember('Cay', [last], between),
  ];
}

export const matchesOf = async ({ api }: Member, query: Record<string, string> = {}) =>
  (await api.ok('listMatches', { query })).matches;

/** Returns the keys of the rings that are possible for a member, best first. */
export const ringKeysOf = async (member: Member): Promise<string[]> =>
  (await matchesOf(member, { kind: 'ring' })).map(({ key }) => key);

/** Proposes a ring of a member's matches. Returns its id. */
export async function propose({ api }: Member, key: string | undefined, note?: string): Promise<string> {
  return (await api.ok('proposeRing', { body: { key, ...(note !== undefined && { note }) } })).ring._id;
}
