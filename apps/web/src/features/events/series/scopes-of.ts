import type { Event, EventScope } from '@skill-exchange/api-client/types';

const all: readonly EventScope[] = ['this', 'following', 'all'];

/** Returns the scopes in which a member is the host, who may cancel and hand over; `scopesOf` has those of co-hosts. */
export function hostScopesOf({ series }: Pick<Event, 'series'>): readonly EventScope[] {
  return series === undefined ? [] : (series.hostScopes ?? all);
}

/** Returns the scopes in which a host may change a series: all of them for a backend that does not say; none without a series. */
export function scopesOf({ series }: Pick<Event, 'series'>): readonly EventScope[] {
  return series === undefined ? [] : (series.scopes ?? all);
}
