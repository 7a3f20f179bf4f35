/** A piece of a text; with `href`, a link. */
export interface TextPart {
  text: string;
  href?: string;
}

/** What may start a link: a scheme, `www.` or the sign of an email address. */
const starts = /https?:\/\/|www\.|@/giu;

/** Scripts without spaces between words, with their punctuation, and full-width forms. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}\\uff00-\\uffef';
const LETTER = '\\p{L}\\p{M}\\p{N}';
/** A letter of a script with spaces. */
const SPACED = `(?![${UNSPACED}])[${LETTER}]`;
const LABEL = `(?:[${LETTER}_](?:[${LETTER}_-]*[${LETTER}])?)`;
/** The last label ends where a script without spaces follows another one: "example.orgを". */
const LAST_LABEL = `(?:${SPACED}(?:(?:${SPACED}|[_-])*${SPACED})?|[${LETTER}]+)`;
const HOST = `(?:\\[[\\da-f:.]+\\]|(?:${LABEL}\\.)*${LAST_LABEL})`;
const DOMAIN = `(?:${LABEL}\\.)+(?!\\d+(?![${LETTER}]))(?=[${LETTER}]{2})${LAST_LABEL}`;
/** A first label with emoji: "i❤.example". A later one would be of the sentence: "example.org😊.Yes". */
const EMOJI_LABEL = `(?=[${LETTER}-]*[\\p{ExtPict}\\p{RI}])[${LETTER}\\p{ExtPict}\\p{RI}\\p{EMod}-]+\\.`;
const PORT = '(?::\\d{1,5}(?!\\d))?';
const USER = '(?:[\\w.!$&*+;=%:~-]+@)?';
/** What never is in a path, query or fragment. Pictographs follow a link rather than end it. */
const OUTSIDE = `[${UNSPACED}\\p{Extended_Pictographic}\\p{RI}←-⇿•]`;
/** Titles of wikis and values of queries, which browsers copy in any script. */
const TITLE = `(?<=/wiki/(?:[^\\s/?#]{0,100}_\\(?)?|[?&][\\w.-]+=)(?:[${UNSPACED}](?<=[${LETTER}]))+`;
/** Joiners within a Persian or Indic word. */
const JOINER = '(?<=[\\p{scx=Arab}\\p{M}])[\\u200c\\u200d](?=[\\p{scx=Arab}\\p{L}])';
/** A path, query or fragment, up to what never is in one. */
const TAIL = `(?:[/?#](?:${TITLE}|${JOINER}|(?!${OUTSIDE})[^\\s\\p{C}<>"“”„‚«»‹›\`\\\\])*)?`;

const webAddress = new RegExp(
  `(?:https?://${USER}(?:(?:www\\.)?${EMOJI_LABEL})?${HOST}|www\\.${EMOJI_LABEL}${HOST}|${DOMAIN})${PORT}${TAIL}`,
  'iuy',
);
/** In angle brackets, as in Markdown, an address may have letters of all scripts. */
const bracketed = /https?:\/\/[^\s\p{C}<>"`\\]+(?=>)/iuy;
/** Not of a repository: "git@example.org:anna/bread.git". */
const mailDomain = new RegExp(`${DOMAIN}(?!-|_|@|:[\\w.~-]*/|(?=${SPACED}).)`, 'iuy');
const mailName = new RegExp(`(?:mailto:)?(?:${SPACED}|_)(?:${SPACED}|[._%+'-])*$`, 'iu');
/** What ends before the name of an account elsewhere. A label is none: "Email:anna@example.org". */
const isOfOther = /(?:[@/]|(?:^|[^\p{L}])(?:sips?|xmpp|acct|ssh|git|\/\/[^\s/]*):)$/iu;
/** Longest name before the sign of an email address. */
const maxName = 64 + 'mailto:'.length;
const maxAddress = 2048;

/** A reference of HTML, as from "&gt;", or punctuation, of which all that is not of ASCII ends a sentence. */
const trailing = /(?:&[a-z\d]+;|[?!.,:;'*~|]|(?![ -~])\p{P})$/iu;
/** A scheme before another one, as of an address that is pasted behind "https://". */
const doubleScheme = /^https?:\/\/(?=https?:\/\/)/iu;
/** An address glued to the one before it; one in a path or query stays there. */
const nextAddress = /[^/=?&#:%@]https?:\/\//iu;
const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a text at its web and email addresses. Ends an address as readers of Markdown and messengers do: before final
 * punctuation, a bracket that it does not open, or a script without spaces.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: start, index } of text.matchAll(starts)) {
    if (index < end) continue;
    const link = start === '@' ? mailAt(text, index, end) : webAt(text, index);
    if (link === null) continue;
    if (link.index > end) parts.push({ text: text.slice(end, link.index) });
    parts.push({ text: link.text, href: link.href });
    end = link.index + link.text.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

interface Link {
  index: number;
  text: string;
  href: string;
}

function webAt(text: string, index: number): Link | null {
  const before = text.slice(Math.max(0, index - 1), index);
  const hasScheme = /^h/iu.test(text.slice(index, index + 1));
  if (!hasScheme && /[\w@./:%+-]/u.test(before)) return null;
  // Bounded, so that a text of many addresses without an end takes no longer than its length.
  const rest = text.slice(index, index + maxAddress);
  const whole = before === '<' ? matchAt(bracketed, rest, 0) : null;
  if (doubleScheme.test(rest)) return null;
  const found = whole ?? trimmed(matchAt(webAddress, beforeNext(rest), 0) ?? '', before);
  if (found === '') return null;
  const href = hasScheme ? found : `http://${found}`;
  return URL.canParse(href) ? { index, text: found, href } : null;
}

function mailAt(text: string, at: number, from: number): Link | null {
  const name = mailName.exec(text.slice(Math.max(from, at - maxName), at));
  const domain = matchAt(mailDomain, text, at + 1);
  if (name === null || domain === null) return null;
  const index = at - name[0].length;
  // The name of an account on another network, or the rest of an address that is none.
  if (isOfOther.test(text.slice(Math.max(0, index - 16), index))) return null;
  const found = `${name[0]}@${domain}`;
  const address = found.replace(/^mailto:/iu, '');
  return { index, text: found, href: `mailto:${address.replaceAll('%', '%25')}` };
}

function matchAt(pattern: RegExp, text: string, index: number): string | null {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns a text up to an address that is glued to its first one. */
function beforeNext(text: string): string {
  const next = nextAddress.exec(text.slice(8));
  return next === null ? text : text.slice(0, 8 + next.index + 1);
}

/** Removes what belongs to the sentence around an address. */
function trimmed(address: string, before: string): string {
  let link = balanced(address);
  // Signs of emphasis are around an address, not in it.
  for (let end = ''; end !== link; ) {
    end = link;
    link = link.replace(trailing, '');
    if (before === '_' && link.endsWith('_')) link = link.slice(0, -1);
  }
  return link;
}

/** Cuts an address before a bracket without its other half. */
function balanced(address: string): string {
  const open: { sign: string; at: number }[] = [];
  // The brackets of an IPv6 address are no part of the sentence.
  const from = address.indexOf('/', 8);
  for (let at = from === -1 ? address.length : from; at < address.length; at += 1) {
    const sign = address[at] ?? '';
    if ('([{'.includes(sign)) open.push({ sign, at });
    const opening = brackets[sign];
    if (opening === undefined) continue;
    if (open.pop()?.sign !== opening) return address.slice(0, at);
  }
  const first = open[0];
  return first === undefined ? address : address.slice(0, first.at);
}
