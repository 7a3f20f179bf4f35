import type { BackendStateHandlers } from '@skill-exchange/contracts/states';
import { addMe, addMember, inHours, type World } from '../world.ts';

type HoursState = 'an agreed session that is over' | 'hours of two members';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Sets the hours of a member, the same on every day. */
export async function addHours({ db }: World, member_id: string, from: string, to: string): Promise<void> {
  const weekly = JSON.stringify(everyDay.map((weekday) => ({ weekday, from, to })));
  const rest = { days_off: '[]', buffer_minutes: 0, notice_hours: 0, max_per_week: null };
  await db
    .insertInto('availability')
    .values({ member_id, time_zone: 'UTC', weekly, ...rest })
    .execute();
}

/** Creates members' availability and attendance. */
export function hoursStates(world: World): Pick<BackendStateHandlers, HoursState> {
  return {
    'an agreed session that is over': async () => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      const { id: sessionId } = await world.db
        .insertInto('sessions')
        .values({
          user_one: me.memberId,
          user_two: otherId,
          date: inHours(world, -24),
          agreed_at: inHours(world, -48),
          link: 'https://meet.example.org/ines-and-jonas',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...me, sessionId };
    },

    'hours of two members': async ({ common }) => {
      const me = await addMe(world);
      const { id: otherId } = await addMember(world, { name: 'Inês Carvalho' });
      await addHours(world, me.memberId, '09:00', '12:00');
      if (common) await addHours(world, otherId, '09:00', '12:00');
      else await addHours(world, otherId, '13:00', '16:00');
      return { ...me, otherId };
    },
  };
}
