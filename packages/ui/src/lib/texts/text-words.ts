import type { CommunityText } from '@skill-exchange/api-client/types';

export type TextKind = CommunityText['kind'];

/** What each text is called, in the order of the footer. */
export const textLabels: { readonly [Kind in TextKind]: string } = {
  imprint: 'Imprint',
  privacy: 'Privacy Policy',
  terms: 'Terms',
  rules: 'Rules',
  about: 'About',
  welcome: 'Welcome',
};

export const textKinds = Object.keys(textLabels) as TextKind[];

export const isTextKind = (name: string): name is TextKind => Object.hasOwn(textLabels, name);
