import { t } from '@lingui/core/macro';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { NoPeopleArt } from '../illustration/illustration.tsx';

/** The blog without articles on our topics. */
export function NoArticles() {
  return (
    <EmptyState title={t`No articles yet`} illustration={<NoPeopleArt />}>
      {t`No articles on our topics yet. Check back in a day or two.`}
    </EmptyState>
  );
}
