import { msg } from '@lingui/core/macro';
import type { CommunityText } from '@skill-exchange/api-client/types';
import { textTable } from '../texts/text-table.ts';

export type TextKind = CommunityText['kind'];

/** What each text is called, in the order of the footer. */
export const textLabels: { readonly [Kind in TextKind]: string } = textTable({
  imprint: msg`Imprint`,
  privacy: msg`Privacy Policy`,
  terms: msg`Terms`,
  rules: msg`Rules`,
  about: msg`About`,
  welcome: msg`Welcome`,
});

export const textKinds = Object.keys(textLabels) as TextKind[];

export const isTextKind = (name: string): name is TextKind => Object.hasOwn(textLabels, name);
