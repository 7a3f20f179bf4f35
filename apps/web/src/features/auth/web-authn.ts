let cancel = () => {};

/** The library that speaks with the browser, loaded once it is needed. */
export async function loadWebAuthn() {
  const library = await import('@simplewebauthn/browser');
  cancel = () => library.WebAuthnAbortService.cancelCeremony();
  return library;
}

/** Ends what the browser was asked for and has not answered. */
export const cancelWebAuthn = () => cancel();
