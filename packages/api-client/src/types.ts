/**
 * The contract's types by the names that the field uses, generated from openapi.yaml. An article is the one thing that
 * comes from another service.
 */
export type { Article } from './articles-service.ts';
export type * from './generated/schema.ts';
