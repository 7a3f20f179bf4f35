import { eraseMember } from '../src/modules/account/leaving-repository.ts';
import { handlersOf } from './states/handlers.ts';
import type { World } from './world.ts';

type Values = Readonly<Record<string, string>>;
type Handler = (parameters: never) => Promise<Values>;

const keyOf = (values: Values) =>
  JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the handlers of all states, and a function that erases the members of a state, named by its values. */
export function statesWithCleanup(world: World): {
  handlers: Record<string, Handler>;
  tearDown: (values: Values) => Promise<void>;
} {
  const membersOf = new Map<string, readonly string[]>();
  const handlers = Object.keys(handlersOf(world)).map((name): [string, Handler] => [
    name,
    async (parameters) => {
      const members: string[] = [];
      const own = handlersOf({ ...world, onMember: (id) => members.push(id) }) as unknown as Record<string, Handler>;
      const values = await (own[name] as Handler)(parameters);
      membersOf.set(keyOf(values), members);
      return values;
    },
  ]);
  const tearDown = async (values: Values) => {
    const members = membersOf.get(keyOf(values)) ?? [];
    membersOf.delete(keyOf(values));
    if (members.length > 0) await erase(world, members);
  };
  return { handlers: Object.fromEntries(handlers), tearDown };
}

async function erase({ db, now }: World, ids: readonly string[]): Promise<void> {
  const at = now();
  await db.deleteFrom('cases').where('member_id', 'in', ids).execute();
  await db
    .updateTable('members')
    .set({ leaving_at: at })
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
  for (const id of ids) await db.transaction().execute((trx) => eraseMember(trx, id, { before: at, now: at }));
}
