import { type Block, type Inline, parseInline, parseMarkdown } from '@skill-exchange/api-client/markdown';
import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { TextLink } from '../../primitives/link/link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';

interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown. */
  children: string;
  /** The level of a heading with one sign. */
  topLevel?: 1 | 2 | 3;
}

/** A text in Markdown: headings, lists, quotes, bold, italic and links. It renders no HTML of the text. */
export function RichText({ children, topLevel = 1, className, ...rest }: RichTextProps) {
  return (
    <div
      data-slot="rich-text"
      dir="auto"
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere', className)}
      {...rest}
    >
      {parseMarkdown(children).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change their places
        <BlockOf key={index} block={block} topLevel={topLevel} />
      ))}
    </div>
  );
}

const headingClasses = ['type-h2', 'type-h3 mt-3', 'type-h4 mt-2', 'font-semibold', 'font-semibold'];

function BlockOf({ block, topLevel }: { block: Block; topLevel: number }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + topLevel - 1}` as 'h1';
      return (
        <Heading dir="auto" className={headingClasses[block.level - 1 + Math.min(topLevel - 1, 1)]}>
          <InlineOf line={block.text} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={cx('grid gap-1 ps-6', block.isOrdered ? 'list-decimal' : 'list-disc')}>
          {block.items.map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never change their places
            <li key={index} dir="auto">
              <Lines lines={lines} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote dir="auto" className="border-s-2 border-line-strong ps-4 text-ink-2">
          <Lines lines={block.lines} />
        </blockquote>
      );
    case 'rule':
      return <hr className="border-line" />;
    default:
      return (
        <p dir="auto">
          <Lines lines={block.lines} />
        </p>
      );
  }
}

/** Lines with their breaks, as in a postal address. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change their places
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      <InlineOf line={line} />
    </Fragment>
  ));

const InlineOf = ({ line }: { line: string }) => <Parts parts={parseInline(line)} />;

const Parts = ({ parts }: { parts: readonly Inline[] }): ReactNode =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never change their places
    <Fragment key={index}>{partOf(part)}</Fragment>
  ));

function partOf(part: Inline): ReactNode {
  switch (part.kind) {
    case 'strong':
      return (
        <b className="font-semibold">
          <Parts parts={part.children} />
        </b>
      );
    case 'em':
      return (
        <em>
          <Parts parts={part.children} />
        </em>
      );
    case 'link':
      return <TextLink href={part.href}>{part.words}</TextLink>;
    default:
      return <LinkedText>{part.text}</LinkedText>;
  }
}
