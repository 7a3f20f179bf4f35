import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { logIn, uniqueWord } from '../../src/members.ts';
import { given } from '../../src/states.ts';

const purposes = ['verify', 'reset', 'change', 'undo'] as const;
/** The purposes that `confirmEmailLink` is for. */
const confirmed = ['verify', 'change', 'undo'] as const;

const fresh = () => `${uniqueWord()} lantern ${uniqueWord()}`;
const look = (emailToken: string) => visitor.ok('getEmailLink', { path: { emailToken } });
const confirm = (emailToken: string) => visitor.outcome('confirmEmailLink', { path: { emailToken } });
const reset = (token: string, password = fresh()) => visitor.outcome('resetPassword', { body: { token, password } });

describe('getEmailLink', () => {
  addition('says what a link is for, and whether it is open, used or expired', async (context) => {
    for (const purpose of purposes) {
      for (const state of ['open', 'used', 'expired'] as const) {
        const { emailToken, email } = await given(context, 'a link in an email', { purpose, state });
        expect(await look(emailToken)).toMatchObject({ success: true, purpose, state, email });
      }
    }
  });

  addition('changes nothing, however often a mail scanner follows the link', async (context) => {
    for (const purpose of purposes) {
      const { emailToken } = await given(context, 'a link in an email', { purpose });
      expect(await look(emailToken)).toEqual(await look(emailToken));
      expect(await look(emailToken)).toMatchObject({ state: 'open' });
    }
  });
});

describe('confirmEmailLink', () => {
  addition('works once, and answers what it has done', async (context) => {
    for (const purpose of confirmed) {
      const { emailToken, email } = await given(context, 'a link in an email', { purpose });
      const done = await visitor.ok('confirmEmailLink', { path: { emailToken } });
      expect(done).toMatchObject({ success: true, purpose, state: 'used', email });
      expect(await confirm(emailToken)).toEqual([409, 'link_used']);
      expect(await look(emailToken)).toMatchObject({ state: 'used' });
    }
  });

  addition('rejects links that have expired or were used', async (context) => {
    for (const purpose of confirmed) {
      const expired = await given(context, 'a link in an email', { purpose, state: 'expired' });
      expect(await confirm(expired.emailToken)).toEqual([409, 'link_expired']);
      const used = await given(context, 'a link in an email', { purpose, state: 'used' });
      expect(await confirm(used.emailToken)).toEqual([409, 'link_used']);
    }
  });

  addition('takes no link for a new password, and leaves it open', async (context) => {
    const { emailToken } = await given(context, 'a link in an email', { purpose: 'reset' });
    expect(await confirm(emailToken)).toEqual([404, 'link_not_found']);
    expect(await look(emailToken)).toMatchObject({ state: 'open' });
    expect(await reset(emailToken)).toEqual([200]);
  });
});

describe('resetPassword', () => {
  addition('sets the password, once', async (context) => {
    const { emailToken, email } = await given(context, 'a link in an email', { purpose: 'reset' });
    const password = fresh();
    expect(await reset(emailToken, 'password')).toEqual([400, 'invalid_input']);
    expect(await reset(emailToken, password)).toEqual([200]);
    const { id } = await logIn({ email, password });
    expect(await reset(emailToken)).toEqual([409, 'link_used']);
    expect((await logIn({ email, password })).id).toBe(id);
  });

  addition('takes no link that confirms, undoes or has expired', async (context) => {
    for (const purpose of confirmed) {
      const { emailToken } = await given(context, 'a link in an email', { purpose });
      expect(await reset(emailToken)).toEqual([404, 'link_not_found']);
      expect(await look(emailToken)).toMatchObject({ state: 'open' });
    }
    const expired = await given(context, 'a link in an email', { purpose: 'reset', state: 'expired' });
    expect(await reset(expired.emailToken)).toEqual([409, 'link_expired']);
  });
});

describe('links of emails', () => {
  addition('that are not whole are not found', async () => {
    const path = { emailToken: uniqueWord() };
    expect(await visitor.outcome('getEmailLink', { path })).toEqual([404, 'link_not_found']);
    expect(await confirm(path.emailToken)).toEqual([404, 'link_not_found']);
    expect(await reset(path.emailToken)).toEqual([404, 'link_not_found']);
  });
});

describe('getSubscription, unsubscribe and subscribeAgain', () => {
  addition('stop the emails and start them again, and looking at a link changes nothing', async (context) => {
    const { unsubscribeToken } = await given(context, 'an unsubscribe link');
    const call = { path: { unsubscribeToken } };
    const isSubscribed = async () => (await visitor.ok('getSubscription', call)).isSubscribed;
    const { about } = await visitor.ok('getSubscription', call);
    expect([await isSubscribed(), await isSubscribed()]).toEqual([true, true]);
    for (const _ of ['once', 'twice'])
      expect(await visitor.ok('unsubscribe', call)).toMatchObject({ success: true, about, isSubscribed: false });
    expect([await isSubscribed(), await isSubscribed()]).toEqual([false, false]);
    expect(await visitor.ok('subscribeAgain', call)).toMatchObject({ success: true, about, isSubscribed: true });
    expect(await isSubscribed()).toBe(true);
  });

  addition('are about the member of the link alone', async (context) => {
    const [one, other] = [await given(context, 'an unsubscribe link'), await given(context, 'an unsubscribe link')];
    await visitor.ok('unsubscribe', { path: { unsubscribeToken: one.unsubscribeToken } });
    const path = { unsubscribeToken: other.unsubscribeToken };
    expect(await visitor.ok('getSubscription', { path })).toMatchObject({ isSubscribed: true });
  });

  addition('find no link that is not whole', async () => {
    const path = { unsubscribeToken: uniqueWord() };
    for (const id of ['getSubscription', 'unsubscribe', 'subscribeAgain'] as const)
      expect(await visitor.outcome(id, { path })).toEqual([404, 'link_not_found']);
  });
});
