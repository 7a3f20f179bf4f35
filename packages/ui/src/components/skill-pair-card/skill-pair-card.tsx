import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SkillPair, UsedSkill } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Radio, RadioGroup } from '../../primitives/radio-group/radio-group.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { usesInWords } from './uses-in-words.ts';

interface SkillPairCardProps extends ComponentProps<'article'> {
  pair: SkillPair;
  /** Asks whether to merge the one skill into the other. */
  onMerge: (from: UsedSkill, into: UsedSkill) => void;
  /** They are two skills. */
  onKeep: (pair: SkillPair) => void;
  /** The decision that is on its way. */
  pending?: 'merge' | 'keep' | undefined;
  headingLevel?: 2 | 3;
}

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  spelling: msg`Nearly the same letters.`,
  spacing: msg`They differ in spaces and marks alone.`,
};

/** Two skills that look alike: a moderator merges them into one, whose name they choose, or keeps both. */
export function SkillPairCard(props: SkillPairCardProps) {
  const { pair, onMerge, onKeep, pending, headingLevel = 3, className, ...rest } = props;
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  const [first, second] = pair.skills;
  const [keptId, setKeptId] = useState(first?._id);
  if (first === undefined || second === undefined) return null;
  const reason = reasons[pair.why];
  const [into, from] = keptId === second._id ? [second, first] : [first, second];
  return (
    <Card as="article" data-slot="skill-pair-card" aria-labelledby={nameId} className={cx('p-5', className)} {...rest}>
      <Heading id={nameId} className="type-h4 wrap-anywhere">
        <Trans>
          <bdi>{first.name}</bdi> and <bdi>{second.name}</bdi>
        </Trans>
      </Heading>
      <p className="mt-1 text-small text-ink-2">
        {reason ? `${i18n._(reason)} ` : null}
        {t`${{ likeness: pair.likeness }}% alike.`}
      </p>
      <RadioGroup label={t`The name that stays`} value={into._id} onValueChange={setKeptId} className="mt-4">
        {[first, second].map((skill) => (
          <Radio
            key={skill._id}
            value={skill._id}
            label={
              <bdi dir="auto" className="wrap-anywhere">
                {skill.name}
              </bdi>
            }
            hint={usesInWords(skill)}
          />
        ))}
      </RadioGroup>
      <footer className="mt-5 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          pending={pending === 'merge'}
          pendingLabel={t`Merging...`}
          onClick={() => onMerge(from, into)}
        >
          {t`Merge`}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          pending={pending === 'keep'}
          pendingLabel={t`Keeping...`}
          onClick={() => onKeep(pair)}
        >
          {t`Keep both`}
        </Button>
      </footer>
    </Card>
  );
}

export function SkillPairSkeleton() {
  return <Skeleton className="h-64 w-full" />;
}
