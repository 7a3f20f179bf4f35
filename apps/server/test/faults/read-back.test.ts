import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { startProgram } from '../support/programs/server-process.ts';
import { findUntold, readBack } from './read-back.ts';
import { joinAsWriter, nextWrite, post, type Write } from './writers.ts';

test('reading back detects losses, duplicates and a wrong order', async () => {
  const folder = await newDataFolder();
  // Nobody here opens the link that confirms an address.
  const variables = { DATA_DIR: folder, VERIFY_EMAIL: 'off' };
  const server = startProgram(variables);
  try {
    const address = await server.address;
    const writers = [await joinAsWriter(address, 'ann'), await joinAsWriter(address, 'ben')] as const;
    // Every sixth write is a message.
    const message = (number: number) => nextWrite(number * 6, ...writers);
    const [first, second, lost] = [message(1), message(2), message(3)];
    for (const write of [first, second, nextWrite(3, ...writers)]) await write.send(address);
    // Names may be shared: this one exists twice.
    const account = { name: 'twin', password: 'long enough' };
    for (const email of ['one@example.org', 'two@example.org']) await post(address, 'signUp', { ...account, email });
    server.child.kill('SIGTERM');
    await server.ended;
    const damageOf = async (writes: Write[]) => await readBack(variables, [...writers], writes);

    expect(await damageOf([first, second])).toEqual({ lost: [], doubled: [], other: [] });
    lost.isAcknowledged = true;
    const doubled: Write = { ...lost, kind: 'member', text: 'twin', isAcknowledged: false };
    expect(await damageOf([second, first, lost, doubled])).toEqual({
      lost: [`message ${lost.text}`],
      doubled: ['member twin'],
      other: ['messages of a sender do not stand in the order in which they were answered'],
    });

    const database = await openDatabase(readDatabaseSettings(variables));
    await database.db.deleteFrom('notifications').execute();
    expect(await findUntold(database)).toEqual([expect.stringMatching(/^nobody was told of session /)]);
    await database.close();
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
