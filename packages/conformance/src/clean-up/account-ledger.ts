import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { operationAddresses } from '@skill-exchange/api-client/operations';

/** What deleting an account of the suite needs. */
export interface LedgerAccount {
  email: string;
  password: string;
  /** The token of the latest log-in. */
  token?: string;
  /** One of them is spent if the account asks for a code at log-in. */
  recoveryCodes?: readonly string[];
}

type Change = Pick<LedgerAccount, 'email'> & Partial<LedgerAccount>;

/** A successful call, and the email address of its caller if it is a member of the suite. */
interface Done {
  readonly sent: unknown;
  readonly answered: unknown;
  readonly caller: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const ofCaller = ({ caller }: Done, change: Omit<Change, 'email'>) =>
  caller === undefined ? undefined : { email: caller, ...change };

const recoveryCodesOf = (done: Done) =>
  ofCaller(done, { recoveryCodes: fieldsOf(done.answered).recoveryCodes as readonly string[] });

/** The operations after which an account needs other credentials. */
const changes: Partial<Record<keyof typeof operationAddresses, (done: Done) => Change | undefined>> = {
  signUp: ({ sent }) => {
    const { email, password } = fieldsOf(sent);
    return { email: String(email), password: String(password) };
  },
  logIn: ({ sent, answered }) => ({
    email: String(fieldsOf(sent).email),
    token: String(fieldsOf(answered).jwtToken),
  }),
  changePassword: (done) => ofCaller(done, { password: String(fieldsOf(done.sent).newPassword) }),
  confirmCodes: recoveryCodesOf,
  renewRecoveryCodes: recoveryCodesOf,
};

/** Notes in a file what a successful call changes about the suite's accounts: whatever fails later, they can be deleted. */
export function noteAccount(file: string, id: keyof typeof operationAddresses, done: Done): void {
  const change = changes[id]?.(done);
  if (change !== undefined) appendFileSync(file, `${JSON.stringify({ ...change, email: keyOf(change.email) })}\n`);
}

/** Returns the accounts that a file notes, in the order of their sign-ups. */
export function readLedger(file: string): LedgerAccount[] {
  const accounts = new Map<string, LedgerAccount>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const change of lines.flatMap(parseLine)) {
    const known = accounts.get(change.email);
    // A log-in without a sign-up is of a state's account, which its backend deletes.
    if (known !== undefined || change.password !== undefined)
      accounts.set(change.email, { password: '', ...known, ...change });
  }
  return [...accounts.values()];
}

const keyOf = (email: string) => email.trim().normalize('NFC').toLowerCase();

/** An interrupted run may have cut off its last line. */
function parseLine(line: string): Change[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Change];
  } catch {
    return [];
  }
}
