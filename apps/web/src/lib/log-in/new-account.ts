type NewAccount = { readonly email: string; readonly password: string };

/** Only in memory: a password is never stored, nor written to the browser's history. */
let created: NewAccount | undefined;

/** Remembers a new account's credentials until its member logs in or the page is left. */
export function keepNewAccount(account: NewAccount | undefined): void {
  created = account;
}

/** Returns the password of the account just created with this address; undefined for other addresses. */
export function newPassword(email: string | undefined): string | undefined {
  return email !== undefined && created?.email === email ? created.password : undefined;
}
