/** Returns the URL of a feed that calendar programs open. */
export function webcalHref(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Returns the URL at which Google Calendar offers to subscribe to a feed. */
export function googleFeedHref(url: string): string {
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcalHref(url) })}`;
}

/** Returns the URL at which Outlook offers to subscribe to a feed. */
export function outlookFeedHref(url: string): string {
  return `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url })}`;
}
