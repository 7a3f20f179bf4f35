import type { AnchorHTMLAttributes } from 'react';
import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

type LinkComponent = 'a' | ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent>('a');

/** Sets the link component of the kit, such as a router's. Pass a stable component. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the link component, a plain anchor without a `LinkProvider`. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
