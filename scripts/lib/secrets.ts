/** Patterns that match secrets. Test data that would match is built from pieces. */
const forms: [kind: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of a cloud account', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,}|glpat-[\w-]{20})/],
  ['a token of the package registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]/],
  ['a token of a chat or payment service', /\bxox[abprs]-[\w-]{20,}|\bsk_live_\w{20,}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|rediss?|https?):\/\/[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]{4,}@[\w-]+\.[\w.-]+/,
  ],
  ['a signed token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{30,}/],
];

/** Returns the kinds of secrets in a file; empty for a binary one. */
export function findSecrets(file: string, bytes: Buffer): string[] {
  if (/(^|\/)\.env(\.|$)/.test(file)) return ['a file of settings, which belongs to a machine'];
  if (bytes.includes(0)) return [];
  const text = bytes.toString();
  return forms.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}
