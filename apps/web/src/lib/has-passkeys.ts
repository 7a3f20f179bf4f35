/** Whether the browser has passkeys: none has them on pages served over plain http. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';
