type NewAccount = { readonly email: string; readonly password: string };

/** In memory alone: a password is never stored, nor put into the browser's history. */
let created: NewAccount | undefined;

/** Keeps what an account was just created with, until its member logs in or the page is left. */
export function keepNewAccount(account: NewAccount | undefined): void {
  created = account;
}

/** The password of the account that was just created with this address; undefined for every other one. */
export function newPassword(email: string | undefined): string | undefined {
  return email !== undefined && created?.email === email ? created.password : undefined;
}
