import type { AnchorHTMLAttributes } from 'react';
import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

/** What every link of the kit hands to the element that draws it. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = 'a' | ComponentType<LinkProps>;

const LinkContext = createContext<LinkComponent>('a');

/**
 * Tells the kit how to draw a link, so that an app can route on the client. The kit itself knows no router. Pass a
 * component that is declared once, outside rendering.
 */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The element or component for links to the app's own pages: a plain anchor unless a `LinkProvider` says otherwise. */
export function useLink(): LinkComponent {
  return use(LinkContext);
}
