/** Loads the library for the first passkey: its 300 modules take a tenth of the start. */
export const webauthn = () => import('@simplewebauthn/server');
