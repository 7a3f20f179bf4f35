/** What is fixed when the app is built. The only reader of `import.meta.env`. */
export const env = {
  /** The server's address without a trailing slash; empty for the origin that serves the app. */
  apiUrl: readAddress('VITE_API_URL', import.meta.env.VITE_API_URL ?? ''),
  /** Where "Contact Us" writes to. */
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL ?? 'team@skill-exchange.example',
} as const;

function readAddress(name: string, value: string): string {
  if (value !== '' && !URL.canParse(value)) throw new Error(`${name} is not an address: ${value}`);
  return value.replace(/\/+$/, '');
}
