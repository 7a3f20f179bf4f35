import { TextLink } from '../../primitives/link/link.tsx';

interface HostNameProps {
  /** The host's profile; without it the name is plain text. */
  href: string | undefined;
  children: string;
}

/** A host's name inside of a sentence. */
export function HostName({ href, children }: HostNameProps) {
  return href ? (
    <TextLink href={href} dir="auto" className="font-semibold">
      {children}
    </TextLink>
  ) : (
    <b dir="auto" className="font-semibold">
      {children}
    </b>
  );
}
