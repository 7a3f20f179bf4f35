import { tidyLink } from './plain-text.ts';

// The part of Markdown that texts of a community need. It becomes elements, never HTML, so nothing in it can run.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; words: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph' | 'quote'; lines: string[] }
  | { kind: 'list'; isOrdered: boolean; items: string[][] }
  | { kind: 'rule' };

const heading = /^(#{1,3})\s+(.+?)\s*#*$/;
const rule = /^(?:-{3,}|\*{3,}|_{3,})$/;
const item = /^(?:[-*+]|(\d{1,3})[.)])\s+(.*)$/;
const quote = /^>\s?(.*)$/;

/** Parses headings, paragraphs with their line breaks, lists, quotes and rules. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | undefined;
  const add = (block: Block) => {
    blocks.push(block);
    last = block;
  };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const [, signs, title] = heading.exec(line) ?? [];
    const [isItem, number, words = ''] = item.exec(line) ?? [];
    const [isQuote, quoted = ''] = quote.exec(line) ?? [];
    if (line === '') last = undefined;
    else if (signs !== undefined && title !== undefined)
      add({ kind: 'heading', level: Math.min(signs.length, 3) as 1 | 2 | 3, text: title });
    else if (rule.test(line)) add({ kind: 'rule' });
    else if (isItem !== undefined) {
      const isOrdered = number !== undefined;
      const before = blocks.at(-1);
      // Empty lines may be between the items of a list.
      if (before?.kind === 'list' && before.isOrdered === isOrdered) {
        before.items.push([words]);
        last = before;
      } else add({ kind: 'list', isOrdered, items: [[words]] });
    } else if (isQuote !== undefined) {
      if (last?.kind === 'quote') last.lines.push(quoted);
      else add({ kind: 'quote', lines: [quoted] });
    } else if (last?.kind === 'list') last.items.at(-1)?.push(line);
    else if (last?.kind === 'paragraph') last.lines.push(line);
    else add({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

// Bounded, so that signs without an end take no longer than the length of a text. A sign behind a backslash is none, and those
// of an address are its own.
const marks =
  /\\([!-/:-@[-`{-~])|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>]{1,2000}|\*\*(?=\S)(.{1,500}?\S|\S)\*\*(?!\*)|\*(?=\S)([^*]{1,500})\*|(?<![\p{L}\p{N}])_(?=\S)([^_]{1,500})_(?![\p{L}\p{N}])|\[([^[\]]{1,500})\]\(<?((?:[^()\s<>]|\([^()\s]{0,500}\)){1,2000})>?(?: "[^"]{0,500}")?\)/gu;

/** Parses bold, italic and links of one line. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += text;
    else if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of line.matchAll(marks)) {
    const [whole, escaped, strong, star, underscore, words, address] = match;
    const em = star ?? underscore;
    const href = address === undefined ? undefined : safeAddress(tidyLink(address));
    addText(line.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) addText(escaped);
    else if (strong !== undefined) parts.push({ kind: 'strong', children: parseInline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', children: parseInline(em) });
    else if (words !== undefined && href !== undefined) parts.push({ kind: 'link', href, words });
    else addText(whole);
  }
  addText(line.slice(end));
  return parts;
}

/** Returns an address that a link may have: of the web, of email or phone, or a page of this site. */
export function safeAddress(address: string): string | undefined {
  if (/^\/(?![/\\])/.test(address) || address.startsWith('#')) return address;
  if (!/^(?:https?|mailto|tel):/i.test(address) || !URL.canParse(address)) return undefined;
  return address;
}

/** Splits a first heading of level 1 from the text. */
export function splitTitle(text: string): { title?: string; body: string } {
  const [, title, body = ''] = /^\s*#\s+([^\n]+?)\s*#*\s*(?:\n|$)([\s\S]*)$/.exec(text) ?? [];
  return title === undefined ? { body: text } : { title, body };
}
