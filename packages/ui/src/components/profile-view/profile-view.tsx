import { plural, t } from '@lingui/core/macro';
import type { User } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import Activity from 'lucide-react/icons/activity';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import Languages from 'lucide-react/icons/languages';
import Plane from 'lucide-react/icons/plane';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { activityOf, languagesOf, levelWords } from '../../lib/member-facts.ts';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatDate } from '../../lib/time/date-time.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { EmailParts } from '../../primitives/email-parts/email-parts.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { ProfilePanes } from '../profile-panes/profile-panes.tsx';

interface ProfileViewProps extends ComponentProps<'div'> {
  user: User;
  /** Renders the email address and the titles of one's own profile. */
  own?: boolean;
  reviewCount?: number | undefined;
  /** Missing parts of one's own profile; replaces the text of an empty About. */
  steps?: ReactNode;
  /** Skills that the member could teach the viewer, and learn from them; marked in the lanes. */
  match?: SwapMatch | null | undefined;
  /** Their local time: `TheirClock`. */
  clock?: ReactNode;
  /** Above everything else: `SwapBand`. */
  band?: ReactNode;
  /** At most two, such as Propose a session and Message. */
  actions?: ReactNode;
  /** Rare ones, small in a row at the end: Report User. */
  moreActions?: ReactNode;
}

interface SwapMatch {
  readonly learn: readonly string[];
  readonly teach: readonly string[];
}

/** A member's profile. */
export function ProfileView({
  user,
  own = false,
  reviewCount,
  steps,
  match,
  clock,
  band,
  actions,
  moreActions,
  className,
  children,
  ...rest
}: ProfileViewProps) {
  const aboutId = useId();
  const name = displayName(user.name);
  return (
    <div data-slot="profile-view" className={cx('@container', className)} {...rest}>
      <header className="flex flex-wrap items-center gap-[clamp(16px,2.6vw,32px)]">
        <Avatar id={user._id} name={user.name} src={user.photo} size="xl" />
        <div className="min-w-[min(100%,12.5rem)] flex-1">
          <h1 dir="auto" className="wrap-anywhere">
            {name}
          </h1>
          <div className="mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <Rating value={user.rating} size="md" showValue showZero={!own} />
            {reviewCount !== undefined && (
              <span className="text-ink-2">{plural(reviewCount, { one: '# review', other: '# reviews' })}</span>
            )}
            {own && user.email && (
              <TextLink href={`mailto:${user.email}`} className="wrap-anywhere">
                <EmailParts>{user.email}</EmailParts>
              </TextLink>
            )}
            {clock}
          </div>
          <Habits user={user} />
        </div>
        {actions && (
          // On very narrow screens each action fills a row: the chat's floating button is next to them.
          <div
            className={cx(
              'flex w-full flex-wrap gap-2 *:flex-auto @xl:*:flex-none @5xl:w-auto',
              !own && 'max-[359px]:pe-18',
            )}
          >
            {actions}
          </div>
        )}
      </header>
      {band ? <div className="mt-6">{band}</div> : null}
      <section aria-labelledby={aboutId} className="mt-[clamp(24px,3vw,40px)] max-w-190">
        <h2 id={aboutId} className={own ? 'type-h4 mb-2 tracking-tight' : 'sr-only'}>
          {t({ message: 'About', context: 'of a member' })}
        </h2>
        <p
          dir="auto"
          className={cx('as-written text-lead leading-normal', !user.about && (steps ? 'sr-only' : 'text-ink-2'))}
        >
          {user.about ? <LinkedText>{user.about}</LinkedText> : t`This user has not provided an about section.`}
        </p>
        {steps ? <div className={user.about ? 'mt-6' : ''}>{steps}</div> : null}
      </section>
      <ProfilePanes
        className="mt-[clamp(32px,4vw,56px)]"
        skillsOffered={user.skillsOffered}
        skillsRequested={user.skillsRequested}
        match={match ?? undefined}
        levels={levelsOf(user)}
        {...(own ? { teachTitle: t`My Skills`, learnTitle: t`Skills I Want to Learn` } : {})}
      />
      {children}
      {moreActions ? <div className="mt-8 flex flex-wrap items-center gap-2">{moreActions}</div> : null}
    </div>
  );
}

/** The level of each skill that is said to have one, by side and name. */
function levelsOf({ skillLevels = [] }: User) {
  const on = (side: 'teach' | 'learn') =>
    new Map(skillLevels.filter((one) => one.side === side).map(({ skill, level }) => [skill, levelWords[level]]));
  return { teach: on('teach'), learn: on('learn') };
}

const showsUpWords = ({ came, sessions }: NonNullable<User['showsUp']>) =>
  plural(sessions, { other: `Shows up: ${came} of # sessions` });

/** The member's languages, attendance, response rate and when they were last here. */
function Habits({ user }: { user: User }) {
  const { showsUp, answersWithinADay, awayUntil } = user;
  const languages = languagesOf(user);
  const activity = activityOf(user);
  if (!languages && !activity && !showsUp && !answersWithinADay && !awayUntil) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2 [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4">
      {awayUntil ? (
        <li className="font-semibold text-learn-ink">
          <Plane aria-hidden="true" />
          {t`Away until ${{ day: formatDate(awayUntil) }}`}
        </li>
      ) : null}
      {languages ? (
        <li>
          <Languages aria-hidden="true" />
          {languages}
        </li>
      ) : null}
      {activity ? (
        <li>
          <Activity aria-hidden="true" />
          {activity}
        </li>
      ) : null}
      {showsUp ? (
        <li>
          <CalendarCheck aria-hidden="true" />
          {showsUpWords(showsUp)}
        </li>
      ) : null}
      {answersWithinADay ? (
        <li>
          <Clock aria-hidden="true" />
          {t`Usually answers within a day`}
        </li>
      ) : null}
    </ul>
  );
}

export function ProfileViewSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-slot="profile-view-skeleton" aria-hidden="true" className={cx('@container', className)} {...rest}>
      <div className="flex items-center gap-[clamp(16px,2.6vw,32px)]">
        <Skeleton shape="circle" className="size-[clamp(88px,12vw,144px)] flex-none" />
        <div className="grid flex-1 gap-4">
          <Skeleton shape="block" className="h-[clamp(2.5rem,1.4rem+4.4vw,5.5rem)] w-3/5" />
          <Skeleton shape="block" className="h-5 w-40" />
        </div>
      </div>
      <div className="mt-[clamp(24px,3vw,40px)] grid max-w-190 gap-3">
        <Skeleton shape="block" className="h-6" />
        <Skeleton shape="block" className="h-6 w-4/5" />
      </div>
      <div className="mt-[clamp(32px,4vw,56px)] grid gap-2 @xl:grid-cols-2 @xl:gap-2">
        <div className="overflow-clip rounded-[20px_20px_8px_8px] @xl:rounded-s-[24px] @xl:rounded-e-[8px]">
          <Skeleton shape="block" className="h-60 @xl:h-75" />
        </div>
        <div className="overflow-clip rounded-[8px_8px_20px_20px] @xl:rounded-s-[8px] @xl:rounded-e-[24px]">
          <Skeleton shape="block" direction="left" className="h-60 @xl:h-75" />
        </div>
      </div>
    </div>
  );
}
