import { Trans } from '@lingui/react/macro';
import { useUser } from '@skill-exchange/api-client/users';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { paths } from '../../config/paths.ts';
import { useMember } from '../auth-session/auth-session-context.ts';

/** Warns a member without a photo and a text about themselves that no match has them; nothing for others. */
export function HiddenFromMatches({ className = '' }: { className?: string }) {
  const member = useMember();
  const { data: me } = useUser(member?.userId ?? '', { enabled: member !== null });
  if (me === undefined || me.photo || me.about) return null;
  return (
    <p className={`text-small text-ink-2 ${className}`}>
      <Trans>
        Members find you in matches once you add a photo or a few words.{' '}
        <TextLink href={paths.dashboard.editProfile}>Add them</TextLink>
      </Trans>
    </p>
  );
}
