import type { Kysely } from 'kysely';
import type { Backups } from './backup/backups.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Database } from './db/schema.ts';
import type { Settings } from './env.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { AuthSessionStands } from './modules/auth/active-auth-sessions.ts';
import type { Passwords } from './modules/auth/passwords.ts';
import type { Tokens } from './modules/auth/tokens.ts';
import type { Community } from './modules/community/community.ts';
import type { PictureDecoder } from './modules/images/picture-decoder.ts';
import type { MailDomainCheck } from './modules/mail/mail-domain.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import type { PushSender } from './modules/push/push-sender.ts';
import type { Broadcaster } from './realtime/broadcaster.ts';
import type { Seal } from './seal.ts';

/** The dependencies of handlers and services. */
export interface AppContext {
  settings: Settings;
  /** What operators have set. */
  community: Community;
  db: Kysely<Database>;
  findStorageProblem: OpenDatabase['findStorageProblem'];
  clock: Clock;
  limits: Limits;
  tokens: Tokens;
  passwords: Passwords;
  pictures: PictureDecoder;
  authSessionStands: AuthSessionStands;
  broadcaster: Broadcaster;
  jobs: Jobs;
  backups: Backups;
  mailer: Mailer;
  mailDomain: MailDomainCheck;
  /** Null when push notifications are disabled. */
  pushes: PushSender | null;
  /** Null when two-factor codes are disabled. */
  seal: Seal | null;
}
