/** The list that an event's page leads back to. */
export type BackLink = { href: string; label: string };
