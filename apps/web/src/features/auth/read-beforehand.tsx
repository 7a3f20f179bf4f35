import { Trans } from '@lingui/react/macro';
import { listOf } from '@skill-exchange/ui/lib/texts/list-of';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { textLinks } from '../../config/community-texts.ts';
import { useServices } from '../../lib/services.ts';

/** Links to the texts of the community for those who are about to join; nothing without any. */
export function ReadBeforehand() {
  const links = textLinks(useServices().texts, ['terms', 'rules', 'privacy']);
  if (links.length === 0) return null;
  const list = listOf(
    links.map(({ label, href }) => (
      <TextLink key={href} href={href}>
        {label}
      </TextLink>
    )),
    'conjunction',
  );
  return (
    <p className="text-small text-ink-2">
      <Trans>Before you join, read our {list}.</Trans>
    </p>
  );
}
