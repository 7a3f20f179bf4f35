/**
 * The contract's types by their usual names, generated from openapi.yaml. Only articles come from
 * another service.
 */
export type { Article } from './articles-service.ts';
export type * from './generated/schema.ts';
