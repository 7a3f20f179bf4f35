import { defaultArticlesUrl } from '@skill-exchange/api-client';
import type { RequestHandler } from 'msw';
import { articleHandlers } from './handlers/articles.ts';
import { authErrors, authHandlers } from './handlers/auth.ts';
import { chatErrors, chatHandlers } from './handlers/chat.ts';
import { eventErrors, eventHandlers } from './handlers/events.ts';
import { imageErrors, imageHandlers } from './handlers/images.ts';
import { operationHandlers } from './handlers/operations.ts';
import { registrationErrors, registrationHandlers } from './handlers/registrations.ts';
import { reportErrors, reportHandlers } from './handlers/reports.ts';
import { reviewErrors, reviewHandlers } from './handlers/reviews.ts';
import { sessionErrors, sessionHandlers } from './handlers/sessions.ts';
import { skillErrors, skillHandlers } from './handlers/skills.ts';
import { userErrors, userHandlers } from './handlers/users.ts';
import { type Addresses, createHttp } from './http.ts';
import type { ErrorMessages, OperationName } from './operations.ts';

/** A handler for every operation of the contract, by its operationId; the articles are another service's. */
export type Handlers = Readonly<Record<OperationName, RequestHandler>>;

/** Handlers for a backend at an address of its own. They all speak for the one community of this package. */
export function createHandlers(addresses: Addresses = {}): Handlers {
  const http = createHttp(addresses);
  return {
    ...authHandlers(http),
    ...skillHandlers(http),
    ...userHandlers(http),
    ...imageHandlers(http),
    ...reportHandlers(http),
    ...eventHandlers(http),
    ...registrationHandlers(http),
    ...sessionHandlers(http),
    ...reviewHandlers(http),
    ...chatHandlers(http),
    ...operationHandlers(http),
    ...articleHandlers(addresses.articlesUrl ?? defaultArticlesUrl),
  };
}

/** The server's own words, by operation: a story shows what a member would read there. */
export const errorMessages: ErrorMessages = {
  ...authErrors,
  ...skillErrors,
  ...userErrors,
  ...reportErrors,
  ...eventErrors,
  ...registrationErrors,
  ...sessionErrors,
  ...reviewErrors,
  ...chatErrors,
  ...imageErrors,
};

/** Handlers that answer wherever the request goes. */
export const handlers: Handlers = createHandlers();

/** All handlers as one list, for a server, a worker or a story. */
export function listHandlers(byOperation: Handlers = handlers): RequestHandler[] {
  return Object.values(byOperation);
}
