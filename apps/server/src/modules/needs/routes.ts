import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentNeed } from './present-need.ts';
import { presentNews } from './present-news.ts';
import { needsOf, newsOf } from './service.ts';

export function needHandlers(context: AppContext) {
  return {
    listNeeds: async (call) => {
      const { memberId } = callerOf(call);
      const rows = await needsOf(context, memberId);
      const news = await newsOf(context, memberId);
      return {
        status: 200,
        body: {
          needs: rows.map(presentNeed),
          ...(news && { sinceLastVisit: { lastSeenOn: news.day, news: news.rows.map(presentNews) } }),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
