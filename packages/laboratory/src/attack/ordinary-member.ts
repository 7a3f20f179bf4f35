import type { TestClient } from '../../../../apps/server/test/support/test-client.ts';
import type { Account } from './attack.ts';
import type { OrdinarySocket } from './ordinary-socket.ts';

/** An ordinary member: an account, a client for each credential, and a socket. */
export interface OrdinaryMember {
  account: Account;
  api: TestClient;
  chat: TestClient;
  visitor: TestClient;
  socket: OrdinarySocket;
  /** Events that they host, by id. */
  hosted: string[];
  /** The members they talk to. */
  partner(): OrdinaryMember;
}
