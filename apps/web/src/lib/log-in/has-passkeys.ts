/** Returns whether the browser supports passkeys; never on pages served over plain http. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';
