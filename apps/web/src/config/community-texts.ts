import { isTextKind, type TextKind, textKinds, textLabels } from '@skill-exchange/ui/lib/community/text-words';
import { paths } from './paths.ts';

/** A published text of the community. */
export type PublishedText = {
  readonly kind: TextKind;
  /** Members have to accept it. */
  readonly isAsked: boolean;
};

/** Parses the names that the server writes into the page: 'imprint rules!' has rules that members accept. */
export function readTexts(names: string): PublishedText[] {
  return names.split(' ').flatMap((name) => {
    const kind = name.replace(/!$/, '');
    return isTextKind(kind) ? [{ kind, isAsked: kind !== name }] : [];
  });
}

/** Returns the links to texts in the order of the footer. The welcome is for those who have joined. */
export function textLinks(texts: readonly PublishedText[], kinds: readonly TextKind[] = textKinds) {
  return kinds
    .filter((kind) => kind !== 'welcome' && texts.some((text) => text.kind === kind))
    .map((kind) => ({ kind, label: textLabels[kind], href: paths.text.to(kind) }));
}
