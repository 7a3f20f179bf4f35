/** Web addresses of members. What ends a sentence or closes a bracket around one is not part of it. */
const addresses = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}»”’…])/gi;

/** A member's text, in which web addresses can be pressed. They open in a tab that knows nothing of this one. */
export function LinkedText({ children }: { children: string }) {
  // Split by a group, every other part is what the group has found.
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
