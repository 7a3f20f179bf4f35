import { expect, test } from 'vitest';
import { usernameOf } from '../../src/modules/users/username.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const inOtherScripts: [string, string][] = [
  ['प्रिया शर्मा', 'प्रिया-शर्मा'],
  ['がくせい', 'がくせい'],
  ['김민준', '김민준'],
  ['Андрей Ёлкин', 'андрей-ёлкин'],
  ['Ελένη', 'ελένη'],
  ['น้ำฝน', 'น้ำฝน'],
  ['مُحَمَّد علي', 'مُحَمَّد-علي'],
];

test.each<[string, string]>([
  ...inOtherScripts,
  ['Inês Carvalho', 'ines-carvalho'],
  ['Nguyễn Thị Ánh', 'nguyen-thi-anh'],
  ["Siobhán O'Neill (2)", 'siobhan-o-neill-2'],
  ['İpek', 'ipek'],
  ['Ｊｏｎａｓ 𝔹randt', 'jonas-brandt'],
  ['Ann ❤️', 'ann'],
  ['❤️ — \u0301', 'member'],
])('%s goes by %s', (name, username) => {
  expect(usernameOf(name)).toBe(username);
  // For any composition of the name's accents.
  expect(usernameOf(name.normalize('NFD'))).toBe(username);
});

test('names in any script can sign up and stay distinct', async () => {
  for (const [name] of inOtherScripts) await server.join(name);
  const { users } = await server.visitor.ok('listUsers');
  const usernames = users.map(({ username }) => username).reverse();
  expect(usernames).toEqual(inOtherScripts.map(([, username]) => username));
});
