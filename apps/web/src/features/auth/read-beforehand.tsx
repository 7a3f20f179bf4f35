import { TextLink } from '@skill-exchange/ui/primitives/link';
import { Fragment } from 'react';
import { textLinks } from '../../config/community-texts.ts';
import { useServices } from '../../lib/services.ts';

const separators = (index: number, count: number) => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ');

/** Links to the texts of the community for those who are about to join; nothing without any. */
export function ReadBeforehand() {
  const links = textLinks(useServices().texts, ['terms', 'rules', 'privacy']);
  if (links.length === 0) return null;
  return (
    <p className="text-small text-ink-2">
      {'Before you join, read our '}
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          {separators(index, links.length)}
          <TextLink href={href}>{label}</TextLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
