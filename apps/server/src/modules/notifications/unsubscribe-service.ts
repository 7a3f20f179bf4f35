import { msg } from '@lingui/core/runtime-macro';
import type { NotificationKind, Subscription } from '@skill-exchange/api-client/types';
import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { say } from '../../texts/texts.ts';
import type { UnsubscribeLink } from '../auth/tokens.ts';
import { memberExists } from '../users/repository.ts';
import { kinds } from './kinds/kinds.ts';
import { changeSettings, settingsOf } from './settings-service.ts';

/** The frequency of a digest that a member re-enables. */
const digestAgain = 'weekly';

/** Returns what a link unsubscribes from and whether that is done. @throws ApiError 404 for an incomplete link. */
export async function readSubscription(context: AppContext, token: string): Promise<Subscription> {
  return await describe(context, await openLink(context, token));
}

/** Unsubscribes from the link's emails, or subscribes again. @throws ApiError 404 for an incomplete link. */
export async function setSubscription(context: AppContext, token: string, isWanted: boolean): Promise<Subscription> {
  const link = await openLink(context, token);
  const { memberId, what } = link;
  if (isKind(what)) await changeSettings(context, memberId, { kinds: [{ kind: what, email: isWanted }] });
  else await changeSettings(context, memberId, { digest: isWanted ? digestAgain : 'off' });
  return await describe(context, link);
}

async function openLink(context: AppContext, token: string): Promise<UnsubscribeLink> {
  const link = await context.tokens.verifyUnsubscribe(token);
  if (link === null || !(await memberExists(context.db, link.memberId, link.memberId))) throw notFound('Link');
  return link;
}

async function describe(context: AppContext, { memberId, what }: UnsubscribeLink): Promise<Subscription> {
  const { kinds: settings, digest } = await settingsOf(context, memberId);
  if (!isKind(what))
    return { success: true, about: say(msg`Summaries of what is unread`), isSubscribed: digest !== 'off' };
  const isSubscribed = settings.some(({ kind, email }) => kind === what && email);
  return { success: true, about: say(kinds[what].label), isSubscribed };
}

const isKind = (what: string): what is NotificationKind => Object.hasOwn(kinds, what);
