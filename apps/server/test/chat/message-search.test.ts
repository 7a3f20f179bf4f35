import { foldText } from '@skill-exchange/api-client/fold-text';
import { splitWords } from '@skill-exchange/api-client/split-words';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { say, unknownId } from '../support/kinds/things.ts';
import { sendFiles, uploadFile } from '../support/message-files.ts';
import { pdfFile } from '../support/pictures.ts';
import { testDatabase } from '../support/test-database.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
let ann: TestMember;
let ben: TestMember;

beforeEach(async () => {
  [ann, ben] = await enrol(server, 'Ann', 'Ben');
});

const find = async (q: string) => (await ben.chat.ok('searchMessages', { query: { q } })).map(({ text }) => text);

/** Texts, the searches that find them, and those that do not. */
const cases: [text: string, found: string[], notFound: string[]][] = [
  ['我们星期四去北京大学好吗？', ['北京', '大学', '北京大学', '星期四', '吗', '我'], ['京北', '上海']],
  ['今日はギターを練習します', ['ギター', 'ぎたー', 'ｷﾞﾀｰ', '練習', '今日 練習'], ['英語']],
  ['พบกันวันพฤหัสบดีนะครับ', ['วันพฤหัส', 'พฤหัสบดี', 'ครับ'], ['วันศุกร์']],
  ['클래식기타를 배워요', ['기타', '클래식', '배워'], ['피아노']],
  ['学Python吧', ['python', '学', 'pyth'], ['java']],
  ['Thursday/Friday?', ['friday', 'thursday', 'fri', 'Thursday/Friday', 'friday thursday'], ['saturday', 'riday']],
  ['I know Node.js', ['node js', 'Node.js', 'nodejs', 'node', 'js', 'NODE-JS'], ['deno']],
  ['I know node js', ['node js', 'Node.js', 'nodejs'], []],
  ['I know nodejs', ['node js', 'Node.js', 'nodejs', 'node'], ['js']],
  ['bread+butter', ['butter', 'bread', 'bread+butter', 'breadbutter'], []],
  ['a snake_case_name', ['case', 'name', 'snake_case_name', 'snakecasename'], []],
  ['a well-known co-op', ['known', 'wellknown', 'well known', 'coop'], []],
  ["O’Brien doesn't", ['obrien', "o'brien", 'brien', 'doesnt', "doesn't", 'doesn’t'], []],
  ['the U.S.A. tour', ['usa', 'U.S.A.'], []],
  ['C++ course', ['c++', 'C++ course', 'course', 'c'], ['c#', 'C# course']],
  ['C# course', ['c#', 'C♯', 'C# course'], ['c++', 'C++ course']],
  ['C++17 and (C#, F#)', ['c++', '17', 'c#', 'f#'], ['g#']],
  ['see report_final.pdf', ['final', 'report', 'pdf', 'report_final.pdf', 'report-final'], ['draft']],
  ['https://bread.example.org/rye?step=2#top', ['rye', 'bread', 'example.org', 'step', 'top'], []],
  ['anna@example.org', ['anna', 'example', 'anna@example.org'], []],
  ['Straße', ['strasse', 'straße', 'STRASSE', 'STRAẞE'], []],
  ['Isı, İstanbul', ['isi', 'ısı', 'istanbul', 'İSTANBUL'], []],
  ['ＦＵＬＬ　ｗｉｄｔｈ１２', ['full', 'width12', 'ｆｕｌｌ'], []],
  ['Herr Müller', ['mueller', 'muller', 'müller'], []],
  ['Herr Mueller', ['müller', 'mueller'], ['muller']],
  ['#learning @anna', ['learning', 'anna', '#learning', '@anna'], []],
  ['one 😀two', ['two', 'one', '😀', '😀 one'], ['😃', '😃 one']],
  ['❤️👍🏽 👨‍👩‍👧 🇩🇪 ⏰', ['❤', '❤️', '👍', '👍🏿', '👨‍👩‍👧', '👧', '🇩🇪', '⏰', '⏰ 👍'], ['🎉', '👎', '🇫🇷']],
  ['कक्षा १२, ঘর ৩০', ['12', '१२', '30', '৩০', 'कक्षा 12', '๓๐'], ['2', '13']],
  ['ห้อง๓๐ and 1,000 km', ['30', '๓๐', 'ห้อง', '1000', '1,000', '๑๐๐๐'], ['100000']],
  ['Q&A at ten', ['qa', 'Q&A', 'q&a ten'], ['aq']],
  ['qa at ten', ['Q&A', 'qa'], ['r&b']],
  ['写真📷です', ['📷', '写真📷'], ['📸']],
  ['मैं हिन्दी फ़िल्म देखता हूँ', ['हिंदी', 'हिन्दी', 'फिल्म', 'फ़िल्म', 'हूं', 'हूँ'], ['जन']],
  ['Hausa ƙarfe, Akan Ɔkyerɛ', ['karfe', 'ƙarfe', 'okyere', 'ɔkyerɛ'], []],
  ['བོད་སྐད་སློབ', ['སྐད', 'སློབ', 'བོད་སྐད'], ['ཀད']],
  ['Take 1️⃣ bread', ['1 bread', '1️⃣ bread'], ['2 bread']],
];

describe('a search of messages', () => {
  test.each(cases)('finds %s', async (text, found, notFound) => {
    await say(ann, ben, text);
    await say(ann, ben, 'Somewhere else, quite another thing');
    for (const q of found) expect(await find(q), q).toEqual([text]);
    for (const q of notFound) expect(await find(q), q).toEqual([]);
  });

  test('finds a message by the name of its file, until it is deleted', async () => {
    const { conversationId } = await say(ben, ann, 'Hello');
    const file = await uploadFile(ann, conversationId, pdfFile(), 'report_final.pdf');
    const message = await sendFiles(ann, ben, [file._id]);
    const query = { q: 'final' };
    expect((await ben.chat.ok('searchMessages', { query })).map(({ _id }) => _id)).toEqual([message._id]);
    await ann.chat.ok('deleteMessage', { path: { messageId: message._id } });
    expect(await ben.chat.ok('searchMessages', { query })).toEqual([]);
  });

  test.each(["'", '\\', "a'b\\c | !d & (e:*", '~', '++', "it's:*", '<->', `${'a'.repeat(200)}`, 'ø'.repeat(200)])(
    'takes %s as words, not as a query',
    async (q) => {
      const { status } = await ben.chat.call('searchMessages', { query: { q } });
      expect([200, 400]).toContain(status);
    },
  );
});

test('words are found together beyond the newest messages, whichever is rare', async () => {
  const { conversationId } = await say(ann, ben, 'An old zebra crossing');
  const { db } = server.database;
  await sql`
    insert into messages (conversation_id, seq, sender_id, text, created_at)
    select ${conversationId}::uuid, n, ${ann.id}::uuid, 'crossing', now() + n * interval '1 second' from generate_series(2, 150) n`.execute(
    db,
  );
  await sql`update conversations set last_seq = 150, last_message_at = now() + interval '150 seconds'`.execute(db);
  for (const q of ['zebra crossing', 'zebra cross', 'crossing zebra', 'old zebra', 'crossing zeb'])
    expect(await find(q), q).toEqual(['An old zebra crossing']);
  for (const q of ['zebra tiger', 'tiger zebra', 'crossing crossings']) expect(await find(q), q).toEqual([]);
});

test('the database splits texts like the app', async () => {
  const { db } = await testDatabase();
  const blocks = [
    [0x1, 0x6ff],
    [0x900, 0x970],
    [0xe00, 0xfff],
    [0x1000, 0x10ff],
    [0x1360, 0x1368],
    [0x1780, 0x17e9],
    [0x1e00, 0x2bff],
    [0x2e80, 0x31ff],
    [0x4e00, 0x4e10],
    [0xabff, 0xac10],
    [0xfb00, 0xffef],
    [0x1f300, 0x1f64f],
    [0x20000, 0x20010],
  ] as const;
  const texts = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => foldText(`a${String.fromCodePoint(from + index)}b`)),
  );
  const { rows } = await sql<{ text: string; lexemes: string[] }>`
    select text, text_lexemes(text) as lexemes from unnest(${texts}::text[]) as text`.execute(db);
  expect(rows).toHaveLength(texts.length);
  const wrong = rows.filter(({ text, lexemes }) => {
    const words = splitWords(text).map((word) => word.text);
    const letters = splitWords(text).flatMap((word) =>
      word.isRun ? [...word.text].map((letter, index, all) => letter + (all[index + 1] ?? '')) : [word.text],
    );
    const joined = lexemes.filter((lexeme) => !letters.includes(lexeme));
    return (
      letters.some((each) => !lexemes.includes(each)) ||
      joined.some((each) => words.length < 2 || !words.join('').includes(each.replace('~', '')))
    );
  });
  expect(wrong).toEqual([]);
});

test('a search finds every word in own conversations, without case and accents, newest first and in pages', async () => {
  const { conversationId } = await say(ann, ben, 'Shall we?');
  await say(ben, ann, 'Yes.');
  const [cat] = await enrol(server, 'Cat');
  for (const text of ['Crème brûlée on Tuesday', 'creme only', 'CREME BRULEE again', 'Nothing'])
    await say(ann, ben, text);
  server.clock.advance(1);
  await say(cat, ann, 'My creme brulee');
  const findAs = async (member: TestMember, query: { q: string; with?: string; limit?: number }) =>
    (await member.chat.ok('searchMessages', { query })).map(({ text }) => text);
  expect(await findAs(ann, { q: 'creme brul' })).toEqual([
    'My creme brulee',
    'CREME BRULEE again',
    'Crème brûlée on Tuesday',
  ]);
  expect(await findAs(ben, { q: 'brûlée crème' })).toEqual(['CREME BRULEE again', 'Crème brûlée on Tuesday']);
  expect(await findAs(ann, { q: 'creme', with: cat.id })).toEqual(['My creme brulee']);
  expect(await findAs(ann, { q: 'creme', with: unknownId })).toEqual([]);
  const first = await ann.chat.call('searchMessages', { query: { q: 'creme', limit: 3 } });
  const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
  const rest = await ann.chat.ok('searchMessages', { query: { q: 'creme', limit: 3, cursor } });
  expect(rest.map(({ text }) => text)).toEqual(['Crème brûlée on Tuesday']);
  expect(await ann.chat.errorOf('searchMessages', 400, { query: { q: '!?' } })).toBe(
    'q: must have a letter, a number or an emoji',
  );
  expect(rest[0]).toMatchObject({ conversationId, with: { _id: ben.id } });
});
