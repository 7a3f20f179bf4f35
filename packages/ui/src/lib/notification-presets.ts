import type {
  NotificationKind,
  NotificationSettings,
  NotificationSettingsChange,
} from '@skill-exchange/api-client/types';

type Settings = Pick<NotificationSettings, 'kinds' | 'digest'>;
export type NotificationPreset = 'everything' | 'needs' | 'security';

/** Kinds that ask for an answer, or that change what the member goes to. */
const needed: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'message',
  'eventRequest',
  'eventApproved',
  'eventDeclined',
  'eventRemoved',
  'eventUpdate',
  'eventChanged',
  'eventCanceled',
  'eventStarting',
  'eventPlace',
  'eventCohostInvited',
  'sessionPlanned',
  'sessionProposed',
  'sessionSuggested',
  'sessionAnswered',
  'sessionChanged',
  'sessionCanceled',
  'sessionStarting',
  'sessionOver',
  'ringAsked',
  'ringAgreed',
  'ringChanged',
  'reportDecided',
]);

/** Kinds that the summary contains, so that a separate email of each is a choice of its own. */
const summarized: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'eventJoined',
  'eventReview',
  'eventTaught',
  'review',
]);

/** A kind of a newer server is part of everything alone. */
const isWanted = (preset: NotificationPreset, kind: NotificationKind) =>
  preset === 'everything' || (preset === 'needs' && needed.has(kind));

/** Returns the change of all boxes that a choice means; the kinds that are always sent stay. */
export function changeTo(preset: NotificationPreset, { kinds, digest }: Settings): NotificationSettingsChange {
  return {
    kinds: kinds
      .filter(({ isFixed }) => isFixed !== true)
      .map(({ kind, push }) => {
        const wanted = isWanted(preset, kind);
        return {
          kind,
          email: wanted && !(preset === 'everything' && summarized.has(kind)),
          ...(push !== undefined && { push: wanted }),
        };
      }),
    ...(preset === 'everything' && digest === 'off' && { digest: 'weekly' as const }),
    ...(preset !== 'everything' && digest !== 'off' && { digest: 'off' as const }),
  };
}

/** Returns the choice that the boxes express, or undefined for the member's own. */
export function presetOf(settings: Settings): NotificationPreset | undefined {
  const presets = ['everything', 'needs', 'security'] as const;
  return presets.find((preset) => {
    const { kinds = [], digest = settings.digest } = changeTo(preset, settings);
    return (
      digest === settings.digest &&
      kinds.every(({ kind, email, push }) => {
        const now = settings.kinds.find((each) => each.kind === kind);
        // The summary has these anyway.
        const isFree = preset === 'everything' && summarized.has(kind);
        return now?.push === push && (isFree || now?.email === email);
      })
    );
  });
}
