import type { Queryable } from './preparing-pglite.ts';

type Query = Queryable['query'];

/** Wraps every statement of the database, including those in transactions. */
export function aroundQueries(pglite: Queryable, around: (query: Query) => Query): Queryable {
  const transaction: Queryable['transaction'] = (work) =>
    pglite.transaction((inner) => work(Object.create(inner, { query: { value: around(inner.query.bind(inner)) } })));
  return Object.create(pglite, {
    query: { value: around(pglite.query.bind(pglite)) },
    transaction: { value: transaction },
  });
}
