import type { Kind } from './kind.ts';

export const ringAgreed: Kind = {
  label: 'Rings that everybody has accepted',
  email: 'now',
  replaces: ['ringAsked', 'ringChanged'],
  title: () => 'Everybody has accepted your ring. Plan your sessions',
  path: () => '/matches',
  action: 'Plan your sessions',
};
