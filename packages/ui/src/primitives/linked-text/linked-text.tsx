import { splitLinks } from '../../lib/texts/text-links.ts';

/** A member's text with links for web and email addresses. Web addresses open in a tab without an opener. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
        key={index}
        href={href}
        // An address in a text from right to left keeps its own direction.
        dir="ltr"
        target={href.startsWith('mailto:') ? undefined : '_blank'}
        rel="noopener noreferrer nofollow ugc"
        className="text-current underline underline-offset-[3px] wrap-anywhere hover:decoration-2"
      >
        {text}
      </a>
    ),
  );
}
