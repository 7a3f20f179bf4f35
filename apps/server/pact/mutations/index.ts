import { accountEffects } from './account-effect.ts';
import { capacities } from './capacity.ts';
import { cookies } from './cookie.ts';
import { effects } from './effect.ts';
import { errors } from './error.ts';
import { eventEffects } from './event-effect.ts';
import { filters } from './filter.ts';
import { forgeries } from './forgery.ts';
import { idempotencies } from './idempotency.ts';
import { inputs } from './input.ts';
import { leaks } from './leak.ts';
import type { Mutation } from './mutation.ts';
import { orders } from './order.ts';
import { pages } from './page.ts';
import { sessionEffects } from './session-effect.ts';
import { shapes } from './shape.ts';
import { sockets } from './socket.ts';
import { times } from './time.ts';
import { uploads } from './upload.ts';
import { wrongThings } from './wrong-thing.ts';

/** Every wrong behaviour that the contracts are held against. */
export const mutations: readonly Mutation[] = [
  ...shapes,
  ...wrongThings,
  ...orders,
  ...filters,
  ...pages,
  ...accountEffects,
  ...effects,
  ...eventEffects,
  ...sessionEffects,
  ...leaks,
  ...forgeries,
  ...cookies,
  ...times,
  ...errors,
  ...capacities,
  ...inputs,
  ...idempotencies,
  ...sockets,
  ...uploads,
];
