import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { changeTo, type NotificationPreset, presetOf } from './notification-presets.ts';

type Settings = Pick<NotificationSettings, 'kinds' | 'digest'>;

const kind = (name: string, email: boolean, push?: boolean) =>
  ({ kind: name, label: name, email, ...(push !== undefined && { push }) }) as Settings['kinds'][number];

/** A new member's settings. */
const fresh: Settings = {
  kinds: [kind('message', true, true), kind('swapsFound', true, true), kind('review', false, true)],
  digest: 'weekly',
};
const fixed = { ...kind('moderation', true, true), isFixed: true };

function after(preset: NotificationPreset, settings: Settings): Settings {
  const { kinds = [], digest = settings.digest } = changeTo(preset, settings);
  return {
    kinds: settings.kinds.map((now) => ({ ...now, ...kinds.find((change) => change.kind === now.kind) })),
    digest,
  };
}

test('a new member receives everything', () => {
  expect(presetOf(fresh)).toBe('everything');
});

test.each<NotificationPreset>(['everything', 'needs', 'security'])(
  '%s is shown once it has set the boxes',
  (preset) => {
    for (const settings of [fresh, { ...fresh, digest: 'off' as const }, { ...fresh, kinds: [...fresh.kinds, fixed] }])
      expect(presetOf(after(preset, settings))).toBe(preset);
  },
);

test('a single changed box is the member’s own choice', () => {
  const { kinds } = after('security', fresh);
  expect(
    presetOf({ kinds: kinds.map((each, index) => ({ ...each, email: index === 0 })), digest: 'off' }),
  ).toBeUndefined();
});

test('what needs me keeps messages and leaves out new swaps', () => {
  const { kinds } = after('needs', fresh);
  expect(kinds.map(({ email, push }) => [email, push])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('kinds that are always sent are not changed', () => {
  expect(changeTo('security', { kinds: [fixed], digest: 'off' }).kinds).toEqual([]);
});

test('a server without push notifications is not sent any', () => {
  const settings: Settings = { kinds: [kind('message', true)], digest: 'weekly' };
  expect(changeTo('security', settings).kinds).toEqual([{ kind: 'message', email: false }]);
  expect(presetOf(settings)).toBe('everything');
});
