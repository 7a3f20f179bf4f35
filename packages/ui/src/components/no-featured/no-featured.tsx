import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';

/** Empty events section of the landing page, for members or visitors. */
export function NoFeaturedEvents({ createHref, signUpHref }: { createHref: string | null; signUpHref: string }) {
  return createHref === null ? (
    <EmptyState title={t`No events found.`} action={<ButtonLink href={signUpHref}>{t`Create an account`}</ButtonLink>}>
      {t`Members host online events for the whole community. Join, and the first one could be yours.`}
    </EmptyState>
  ) : (
    <EmptyState
      title={t`No events found.`}
      action={
        <ButtonLink href={createHref} variant="learn">
          {t`Plan an event`}
        </ButtonLink>
      }
    >
      {t`Members host online events for the whole community. The next one could be yours.`}
    </EmptyState>
  );
}

/** Empty members section of the landing page, for members or visitors. */
export function NoFeaturedUsers({ usersHref, signUpHref }: { usersHref: string | null; signUpHref: string }) {
  return usersHref === null ? (
    <EmptyState
      title={t`No one is here yet`}
      action={<ButtonLink href={signUpHref}>{t`Create an account`}</ButtonLink>}
    >
      {t`Be the first to say what you can teach and what you want to learn.`}
    </EmptyState>
  ) : (
    <EmptyState
      title={t`No one to recommend yet`}
      action={
        <ButtonLink href={usersHref} variant="learn">
          {t`Browse members`}
        </ButtonLink>
      }
    >
      {t`We match you with members who teach what you want to learn. Meet everyone in the meantime.`}
    </EmptyState>
  );
}

/** Empty skills section of the landing page. */
export function NoFeaturedSkills() {
  return <EmptyState title={t`No skills yet`}>{t`Skills show up here once two members share them.`}</EmptyState>;
}
