import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MatchList } from '@skill-exchange/api-client/types';
import { skillName } from '../../lib/skill-name.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

interface NoMatchesProps {
  missing?: MatchList['missing'] | undefined;
  unlock?: MatchList['unlock'] | undefined;
  /** Only some matches were asked for. */
  isFiltered: boolean;
  profileHref: string;
  usersHref: string;
}

const lists: Record<NonNullable<MatchList['missing']>, MessageDescriptor> = {
  offered: msg`Add what you can teach`,
  requested: msg`Add what you want to learn`,
  both: msg`Add your skills`,
};

/** No swap or ring for a member: what would help. */
export function NoMatches({ missing, unlock, isFiltered, profileHref, usersHref }: NoMatchesProps) {
  const skills = unlock?.skills ?? [];
  const title = missing
    ? i18n._(lists[missing] ?? lists.both)
    : isFiltered
      ? t`Nothing here right now`
      : t`No swap for you yet`;
  return (
    <EmptyState
      title={title}
      illustration={<NoPeopleArt />}
      action={
        <>
          <ButtonLink href={profileHref} variant="learn">
            {t`Edit your skills`}
          </ButtonLink>
          <ButtonLink href={usersHref} variant="secondary">
            {t`Browse members`}
          </ButtonLink>
        </>
      }
    >
      {missing
        ? t`A swap needs both: something you teach and something you want to learn.`
        : skills.length > 0
          ? t`If you can teach one of these, you could swap at once:`
          : t`We look again whenever somebody changes their skills.`}
      {skills.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {skills.map(({ _id, name, members }) => {
            const skill = (
              <b dir="auto" className="font-semibold text-ink">
                {skillName(name)}
              </b>
            );
            return (
              <li key={_id}>
                <Trans>
                  {skill}
                  {plural(members, { one: ', with # member', other: ', with # members' })}
                </Trans>
              </li>
            );
          })}
        </ul>
      ) : null}
    </EmptyState>
  );
}
