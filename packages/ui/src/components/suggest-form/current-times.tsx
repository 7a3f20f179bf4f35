import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { consentOf } from '../../lib/sessions/session-consent.ts';
import { sidesOf } from '../../lib/sessions/session-sides.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { EventWhen } from '../event-when/event-when.tsx';

interface CurrentTimesProps {
  session: Session;
  memberId: string;
  timeZone: string | undefined;
}

/** The times that a suggestion would take the place of. */
export function CurrentTimes({ session, memberId, timeZone }: CurrentTimesProps) {
  const { isAgreed, offer } = consentOf(session, memberId);
  const name = displayName(sidesOf(session, memberId).other.name);
  const times = isAgreed || offer === undefined ? [session.date] : offer.times;
  return (
    <section aria-label={t`So far`} className="grid content-start gap-3 self-start rounded-card bg-sunken p-4">
      <p className="text-small font-semibold">{isAgreed ? t`Agreed so far` : t`Suggested so far`}</p>
      {times.map((time) => (
        <EventWhen key={time} start={time} timeZone={timeZone} />
      ))}
      {isAgreed ? <p className="text-small text-ink-2">{t`It stands until ${name} agrees to a new time.`}</p> : null}
    </section>
  );
}
