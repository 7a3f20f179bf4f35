import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type Block, type Inline, parseInline, parseMarkdown } from '@skill-exchange/api-client/markdown';
import { type CSSProperties, createElement as element, Fragment, type ReactNode } from 'react';

/** How paragraphs, lists and rules of an email look. */
export interface MarkdownStyles {
  text: CSSProperties;
  list: CSSProperties;
  rule: CSSProperties;
}

/** Renders Markdown as the pages of the community do, without any HTML of its own. Links to pages become absolute. */
export function EmailMarkdown({
  content,
  siteUrl,
  styles,
}: {
  content: string;
  siteUrl: string;
  styles: MarkdownStyles;
}) {
  const linesOf = (lines: readonly string[]) =>
    lines.map((line, index) =>
      element(Fragment, { key: index }, index > 0 && element('br'), partsOf(parseInline(line), siteUrl)),
    );
  const blockOf = (block: Block): ReactNode => {
    switch (block.kind) {
      case 'heading':
        return element(
          Heading,
          { as: 'h2', className: 'ink', dir: 'auto', style: { ...styles.text, fontWeight: 600 } },
          linesOf([block.text]),
        );
      case 'list':
        return element(
          block.isOrdered ? 'ol' : 'ul',
          { className: 'ink', style: styles.list },
          block.items.map((lines, index) => element('li', { key: index, dir: 'auto' }, linesOf(lines))),
        );
      case 'rule':
        return element(Hr, { className: 'line', style: styles.rule });
      case 'quote':
        return element(
          Text,
          { className: 'quiet', dir: 'auto', style: { ...styles.text, paddingLeft: 16 } },
          linesOf(block.lines),
        );
      default:
        return element(Text, { className: 'ink', dir: 'auto', style: styles.text }, linesOf(block.lines));
    }
  };
  return element(
    Fragment,
    null,
    parseMarkdown(content).map((block, index) => element(Fragment, { key: index }, blockOf(block))),
  );
}

function partsOf(parts: readonly Inline[], siteUrl: string): ReactNode {
  return parts.map((part, index) => element(Fragment, { key: index }, partOf(part, siteUrl)));
}

function partOf(part: Inline, siteUrl: string): ReactNode {
  switch (part.kind) {
    case 'strong':
      return element('b', null, partsOf(part.children, siteUrl));
    case 'em':
      return element('em', null, partsOf(part.children, siteUrl));
    case 'link': {
      const href = /^[/#]/.test(part.href) ? siteUrl + part.href : part.href;
      return element(Link, { href, style: { color: 'inherit', textDecoration: 'underline' } }, part.words);
    }
    default:
      return part.text;
  }
}
