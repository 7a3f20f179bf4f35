import type { OpenDatabase } from '../../../../apps/server/src/db/open-database.ts';
import { enrolMany } from '../../../../apps/server/test/support/enrol.ts';
import { overHttp } from '../../../../apps/server/test/support/over-http.ts';
import { TestClient } from '../../../../apps/server/test/support/test-client.ts';
import type { TestMember, TestServer } from '../../../../apps/server/test/support/test-server.ts';

/** Signs in members who use this URL. Every response is checked against the contract. */
export async function signInMembers(database: OpenDatabase, address: string, count: number): Promise<TestMember[]> {
  const clock = { now: () => new Date() };
  const visitor = new TestClient(overHttp(address));
  return await enrolMany({ database, clock, visitor } as TestServer, count);
}
