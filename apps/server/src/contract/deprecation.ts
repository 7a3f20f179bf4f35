/** The months between the deprecation of an operation and its removal, as the contract says. */
const monthsUntilRemoval = 6;

/**
 * Returns the headers of every response of a deprecated operation: `Deprecation` (RFC 9745), and `Sunset` (RFC 8594) with
 * the earliest date of its removal.
 *
 * @param since `x-deprecated-since`, a date in UTC
 */
export function deprecationHeaders(since: string): { deprecation: string; sunset: string } {
  const day = new Date(`${since}T00:00:00.000Z`);
  const removal = new Date(day);
  removal.setUTCMonth(removal.getUTCMonth() + monthsUntilRemoval);
  return { deprecation: `@${day.getTime() / 1000}`, sunset: removal.toUTCString() };
}
