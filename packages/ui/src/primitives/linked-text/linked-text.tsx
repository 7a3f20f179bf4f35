/** Matches web addresses without the punctuation or bracket that follows. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}»”’…])/gi;

/** A member's text with links for web addresses, which open in a tab without an opener. */
export function LinkedText({ children }: { children: string }) {
  // Split by a group: every other part is a match.
  return children.split(addresses).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-current underline underline-offset-[3px] wrap-anywhere hover:decoration-2"
      >
        {part}
      </a>
    ),
  );
}
