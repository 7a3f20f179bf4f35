let cancel = () => {};

/** Loads the WebAuthn library, once needed. */
export async function loadWebAuthn() {
  const library = await import('@simplewebauthn/browser');
  cancel = () => library.WebAuthnAbortService.cancelCeremony();
  return library;
}

/** Cancels a pending request to the browser. */
export const cancelWebAuthn = () => cancel();
