import type { Event, EventScope, PublicEvent } from '@skill-exchange/api-client/types';
import { placesLeft } from '../../db/free-places.ts';
import { isHost, mayManageEvent, mayReadEventLink, visibleRequests } from '../../policy.ts';
import { ruleInWords } from '../../series-days.ts';
import { versionOf } from '../../version-of.ts';
import { pictureAddress } from '../images/service.ts';
import { presentMemberRef, ratingOf } from '../users/present-user.ts';
import type { CohostRow } from './cohosts/cohost-repository.ts';
import type { EventRow, SeriesRow } from './event-columns.ts';
import { fieldColumns, presentExtras } from './event-fields.ts';
import { areSignUpsClosed, signUpsCloseAt } from './registrations/sign-ups.ts';
import { presentOwnReview } from './reviews/present-review.ts';
import { restorableUntil, statusOf } from './status.ts';
import { isFirstCome } from './waitlist/offer-times.ts';

export interface EventViewer {
  /** Null for a visitor. */
  viewerId: string | null;
  now: Date;
}

/**
 * Presents an event to the viewer. Clients read some fields under two names, so the response has both:
 * `_id` and `event_id`, `skills` and `skills_id`, the host as `created_by` and as separate fields.
 */
export function presentEvent(event: EventRow, { viewerId, now }: EventViewer): Event {
  const photo = pictureAddress(event.host_image_hash);
  const rating = ratingOf({ rating_sum: event.host_rating_sum, rating_count: event.host_rating_count });
  return {
    _id: event.id,
    event_id: event.id,
    title: event.title,
    description: event.description,
    date: `${event.day}T00:00:00.000Z`,
    start_time: event.start_time.toISOString(),
    end_time: event.end_time.toISOString(),
    status: statusOf(event, now),
    skills: event.skills.map((skill) => skill.name),
    skills_id: event.skills,
    created_by: { _id: event.host_id, name: event.host_name, photo, rating },
    host_name: event.host_name,
    host_img: photo,
    participants: event.participants.map((_id) => ({ _id })),
    requests: visibleRequests(viewerId, event).map((_id) => ({ _id })),
    max_participants: event.max_participants,
    current_participants_count: event.participants_count,
    freePlaces: placesLeft(event, now),
    ...presentWaitlist(event, now),
    ...(event.auto_approve ? { autoApprove: true as const } : {}),
    ...presentSignUps(event, now),
    ...presentSeries(event, { viewerId, now }),
    ...(event.more_dates ? { moreDates: event.more_dates } : {}),
    ...(event.faces
      ? { faces: event.faces.map(({ _id, name, image_hash }) => presentMemberRef(_id, name, image_hash)) }
      : {}),
    ...presentCohosts(event, viewerId),
    cover: pictureAddress(event.image_hash),
    ...presentExtras(event),
    ...(event.hidden_at === null ? {} : { isHidden: true as const }),
    ...(mayReadEventLink(viewerId, event) ? { link: event.link } : {}),
    ...presentOwnReview(event, { viewerId, now }),
    ...presentAttendance(event, viewerId),
    ...presentRestoration(event, { viewerId, now }),
    ...presentMaterials(event, viewerId),
    ...(mayManageEvent(viewerId, event) ? { version: eventVersion(event) } : {}),
  };
}

/** Returns a text that differs after each change of what hosts can edit. */
export function eventVersion(event: EventRow): string {
  const skills = event.skills.map(({ _id }) => _id);
  return versionOf([event.start_time, event.end_time, skills, ...fieldColumns.map((column) => event[column])]);
}

/** The viewer's own attendance, and the code for hosts. */
function presentAttendance(event: EventRow, viewerId: string | null): Pick<Event, 'came' | 'checkInCode'> {
  const { came, check_in_code } = event;
  return {
    ...(came !== null && { came }),
    ...(check_in_code !== null && mayManageEvent(viewerId, event) && { checkInCode: check_in_code }),
  };
}

/** The host, and members with a place or a request, see until when a canceled event can be restored. */
function presentRestoration(event: EventRow, { viewerId, now }: EventViewer): Pick<Event, 'restoreEndsAt'> {
  const until = restorableUntil(event, now);
  const isShown =
    viewerId !== null && (isHost(viewerId, event) || [...event.participants, ...event.requests].includes(viewerId));
  return until !== null && isShown ? { restoreEndsAt: until.toISOString() } : {};
}

/** Until when members can sign up; the state only while the event is upcoming. */
function presentSignUps(
  event: EventRow,
  now: Date,
): Pick<Event, 'signUpsClosed' | 'signUpsCloseAt' | 'signUpsCloseMinutes'> {
  const { signups_close_minutes: signUpsCloseMinutes } = event;
  const isClosed = statusOf(event, now) === 'Upcoming' && areSignUpsClosed(event, now);
  const closeAt = signUpsCloseAt(event);
  return {
    ...(isClosed && { signUpsClosed: true as const }),
    ...(closeAt !== null && { signUpsCloseAt: closeAt.toISOString() }),
    ...(signUpsCloseMinutes !== null && { signUpsCloseMinutes }),
  };
}

/** What hosts add after the end, for them and the participants, whether or not these came. */
function presentMaterials(event: EventRow, viewerId: string | null): Pick<Event, 'recording' | 'slides' | 'thankedAt'> {
  const { recording, slides, thanked_at } = event;
  if (!mayReadEventLink(viewerId, event)) return {};
  return {
    ...(recording !== null && { recording }),
    ...(slides !== null && { slides }),
    ...(thanked_at !== null && { thankedAt: thanked_at.toISOString() }),
  };
}

function presentWaitlist(event: EventRow, now: Date): Pick<Event, 'waitlist'> {
  const { waitlist, has_waitlist, start_time } = event;
  // Members who waited when the host closed it still wait.
  if ((!has_waitlist && waitlist.position === 0) || statusOf(event, now) !== 'Upcoming') return {};
  const free = placesLeft(event, now);
  const isForAll = isFirstCome(start_time, now);
  const hasOffer = waitlist.until !== null && new Date(waitlist.until) > now;
  return {
    waitlist: {
      count: waitlist.count,
      isOpen: has_waitlist && !areSignUpsClosed(event, now) && (free === 0 || (!isForAll && waitlist.unoffered > 0)),
      ...(waitlist.position > 0 && { position: waitlist.position }),
      ...(waitlist.until !== null && hasOffer && { offerExpiresAt: new Date(waitlist.until).toISOString() }),
      ...(waitlist.position > 0 && !hasOffer && isForAll && free > 0 && { isFirstCome: true as const }),
    },
  };
}

/** Hosts see all pending invitations, and an invited member only their own. */
function presentCohosts(
  event: EventRow,
  viewerId: string | null,
): Pick<Event, 'cohosts' | 'cohostInvitations' | 'hostingOffer'> {
  const isShown = (id: string) => id === viewerId || mayManageEvent(viewerId, event);
  const cohosts = event.cohost_rows.filter(({ state }) => state === 'accepted');
  const invited = event.cohost_rows.filter(({ _id, state }) => state === 'invited' && isShown(_id));
  const offered = mayManageEvent(viewerId, event) ? cohosts.find(({ isOffered }) => isOffered) : undefined;
  const present = ({ _id, name, image_hash }: CohostRow) => presentMemberRef(_id, name, image_hash);
  return {
    ...(cohosts.length > 0 && { cohosts: cohosts.map(present) }),
    ...(invited.length > 0 && { cohostInvitations: invited.map(present) }),
    ...(offered && { hostingOffer: present(offered) }),
  };
}

/** Presents a series, to hosts with the scopes in which they host all upcoming dates, or are the host of all. */
function presentSeries(event: EventRow, { viewerId, now }: EventViewer): Pick<Event, 'series'> {
  const { series } = event;
  if (series === null) return {};
  const { rrule, daysMoved, timeZone: _unshown, ofOthers, ...shown } = series;
  const others = ofOthers ?? [];
  const without = (dates: typeof others) => scopesWithout(dates, series.position, now);
  const scopes = mayManageEvent(viewerId, event) && { scopes: without(others.filter((date) => !date.isCohosted)) };
  const hostScopes = isHost(viewerId, event) && { hostScopes: without(others) };
  return { series: { ...shown, words: ruleInWords(rrule, daysMoved), ...scopes, ...hostScopes } };
}

function scopesWithout(dates: NonNullable<SeriesRow['ofOthers']>, position: number, now: Date): EventScope[] {
  const ahead = dates.filter(({ end }) => new Date(end) > now);
  const isFollowing = ahead.every((date) => date.position < position);
  return ['this', ...(isFollowing ? (['following'] as const) : []), ...(ahead.length === 0 ? (['all'] as const) : [])];
}

/** Presents an event in a public list: without the meeting link and the code for check-in, for every viewer. */
export function presentListedEvent(event: EventRow, viewer: EventViewer): Event {
  const {
    link: _link,
    checkInCode: _code,
    recording: _recording,
    slides: _slides,
    ...listed
  } = presentEvent(event, viewer);
  return listed;
}

/** Presents an event on its public page: without the meeting link, participants and requests. */
export function presentPublicEvent(event: EventRow, now: Date): PublicEvent {
  const shown = presentEvent(event, { viewerId: null, now });
  return {
    _id: shown._id,
    title: shown.title,
    description: shown.description,
    date: shown.date,
    start_time: shown.start_time,
    end_time: shown.end_time,
    status: shown.status,
    skills: shown.skills,
    skills_id: shown.skills_id,
    created_by: shown.created_by,
    max_participants: shown.max_participants,
    current_participants_count: shown.current_participants_count,
    ...(shown.signUpsClosed && { signUpsClosed: true as const }),
    ...(shown.signUpsCloseAt !== undefined && { signUpsCloseAt: shown.signUpsCloseAt }),
    cover: shown.cover ?? '',
    ...presentExtras(event),
    ...(shown.series && { series: shown.series }),
    ...(shown.cohosts && { cohosts: shown.cohosts }),
  };
}
