import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthSessionStore } from '../../src/lib/auth-session/auth-session-store.ts';
import { outboxKey } from '../../src/lib/chat/outbox-key.ts';
import { draftKey } from '../../src/lib/drafts/draft-key.ts';
import { formsWithDraft, keepDraft, readDraft, removeOldDrafts } from '../../src/lib/drafts/draft-store.ts';
import { forgetAtLogOut } from '../../src/lib/log-in/forget-at-log-out.ts';
import { keepAddress, keptAddress } from '../../src/lib/log-in/kept-address.ts';
import { memoryStorage, tokenOf } from '../memory-storage.ts';

afterEach(() => vi.useRealTimers());

const day = 24 * 3_600_000;

describe('a draft', () => {
  it('is what was kept, by member and form, until it is removed', () => {
    const storage = memoryStorage({ theme: 'dark' });
    keepDraft(storage, 'me', 'plan', { note: 'Hi' });
    keepDraft(storage, 'me', 'chat:ines', { text: 'Olá' });
    expect(readDraft(storage, 'me', 'plan')).toEqual({ note: 'Hi' });
    expect(readDraft(storage, 'other', 'plan')).toBeNull();
    expect(formsWithDraft(storage, 'me', 'chat:')).toEqual(['chat:ines']);
    keepDraft(storage, 'me', 'plan', undefined);
    keepDraft(storage, 'me', 'chat:ines', undefined);
    expect(storage.all()).toEqual({ theme: 'dark' });
  });

  it('ends 14 days after its last change, and then leaves the device', () => {
    vi.useFakeTimers();
    const storage = memoryStorage({ [draftKey('me', 'broken')]: 'nonsense' });
    keepDraft(storage, 'me', 'plan', 'old');
    keepDraft(storage, 'me', 'chat:ines', 'old');
    vi.advanceTimersByTime(14 * day);
    keepDraft(storage, 'me', 'chat:ines', 'changed');
    expect(readDraft(storage, 'me', 'plan')).toBe('old');
    vi.advanceTimersByTime(1);
    expect(readDraft(storage, 'me', 'plan')).toBeNull();
    removeOldDrafts(storage);
    expect(storage.keys()).toEqual([draftKey('me', 'chat:ines')]);
  });
});

describe('what is half done', () => {
  function logIn() {
    const storage = memoryStorage({ theme: 'dark' });
    const authSession = createAuthSessionStore(storage);
    const forgetFiles = vi.fn();
    forgetAtLogOut(authSession, storage, forgetFiles);
    authSession.logIn(tokenOf('me'), 'Me');
    keepDraft(storage, 'me', 'plan', 'Half');
    storage.setItem(outboxKey('me'), '{}');
    const isKept = () => ({
      draft: readDraft(storage, 'me', 'plan') !== null,
      outbox: storage.getItem(outboxKey('me')) !== null,
      files: forgetFiles.mock.calls.length === 0,
    });
    return { authSession, storage, isKept };
  }
  const all = { draft: true, outbox: true, files: true };
  const nothing = { draft: false, outbox: false, files: false };

  it.each(['logout', 'elsewhere'] as const)('is gone once a session ends by %s', (endedBy) => {
    const { authSession, storage, isKept } = logIn();
    expect(isKept()).toEqual(all);
    authSession.end(endedBy);
    expect(isKept()).toEqual(nothing);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('outlives a session that the server ends, for its own member', () => {
    const { authSession, isKept } = logIn();
    authSession.end('rejected');
    authSession.logIn(tokenOf('me'), 'Me');
    expect(isKept()).toEqual(all);
  });

  it('leaves the address for the next log-in, unless the member logs out', () => {
    const { authSession, storage } = logIn();
    keepAddress(storage, 'me@example.org');
    authSession.end('rejected');
    expect(keptAddress(storage)).toBe('me@example.org');
    authSession.logIn(tokenOf('me'), 'Me');
    authSession.end('logout');
    expect(keptAddress(storage)).toBeUndefined();
  });

  it('is gone once another member logs in, also in a later visit', () => {
    const { authSession, storage, isKept } = logIn();
    authSession.end('rejected');
    authSession.logIn(tokenOf('another member'), 'Other');
    expect(isKept()).toEqual(nothing);

    keepDraft(storage, 'me', 'plan', 'Half');
    const later = createAuthSessionStore(storage);
    forgetAtLogOut(later, storage, () => {});
    later.confirm();
    expect(readDraft(storage, 'me', 'plan')).toBeNull();
  });
});
