import type { Email } from 'postal-mime';
import { readIcs } from '../support/read-ics.ts';
import { mark } from './texts.ts';

/** Properties and parts of the calendars that the server writes. */
const icsNames =
  /^(BEGIN|END|VERSION|PRODID|METHOD|NAME|X-WR-CALNAME|X-PUBLISHED-TTL|REFRESH-INTERVAL|TZID|DTSTART|DTEND|TZOFFSETFROM|TZOFFSETTO|TZNAME|UID|SEQUENCE|DTSTAMP|SUMMARY|DESCRIPTION|URL|LOCATION|STATUS|LAST-MODIFIED|ORGANIZER|ATTENDEE)[;:]/;

/** Describes what is wrong with a calendar that has this many items. */
export function icsProblems(text: string, count: number): string[] {
  // Readers differ in what ends a line: none may begin at any of these.
  const lines = text.replaceAll('\r\n ', '').split(/\r\n|[\r\n\u2028\u2029\u0085\v\f]/);
  const problems = lines.filter((line) => line !== '' && !icsNames.test(line)).map((line) => `a line ${line}`);
  const begun = lines.filter((line) => line === 'BEGIN:VEVENT').length;
  // The parser looks for items within lines as well.
  const { items } = readIcs(
    lines.map((line) => (/^(BEGIN|END):/.test(line) ? line : line.replaceAll(/(BEGIN|END):V/g, '$1 V'))).join('\r\n'),
  );
  if (begun !== count || items.length !== count) problems.push(`${begun} and ${items.length} items of ${count}`);
  const addresses = items.flatMap(({ organizer, attendees }) => [organizer ?? '', ...attendees]);
  if (addresses.some((address) => address.includes(mark))) problems.push('an address');
  return problems;
}

const mailHeaders = new Set(
  (
    'from to subject message-id date mime-version content-type content-transfer-encoding auto-submitted ' +
    'x-auto-response-suppress list-unsubscribe list-unsubscribe-post'
  ).split(' '),
);

/** Describes what is wrong with an email to one of these addresses. */
export function mailProblems(mail: Email, addresses: readonly string[]): string[] {
  const problems = mail.headers.filter(({ key }) => !mailHeaders.has(key)).map(({ key }) => `a header ${key}`);
  const to = mail.to ?? [];
  if (to.length !== 1 || !addresses.includes(to[0]?.address ?? '')) problems.push(`to ${JSON.stringify(to)}`);
  if (mail.from?.address?.includes(mark)) problems.push(`from ${mail.from.address}`);
  if (mail.cc !== undefined || mail.bcc !== undefined || mail.replyTo !== undefined) problems.push('other addresses');
  if (isOfLines(mail.subject ?? '')) problems.push(`a subject of lines: ${JSON.stringify(mail.subject)}`);
  if (hasElement(mail.html ?? '')) problems.push('an element');
  for (const { content, mimeType, filename } of mail.attachments) {
    if (mimeType === 'text/calendar') problems.push(...icsProblems(withCrLf(textOf(content)), 1));
    if (filename?.includes(mark)) problems.push(`a file ${filename}`);
  }
  return problems;
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();

/** The parser of mails ends the lines of texts with LF. */
const withCrLf = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** Whether a text for one line has several, or is written in the other direction. */
export const isOfLines = (text: string) => /[\r\n\u2028\u2029\u0085\v\f\0\u202a-\u202e]/.test(text);

/** Whether a document has the planted element. */
export const hasElement = (html: string) => new RegExp(`<${mark}`, 'i').test(html);
