import { shorten } from '@skill-exchange/api-client/cut-text';
import type {
  AuditEntry,
  Case,
  CaseMessage,
  CaseOpening,
  CaseReport,
  CaseSummary,
  ModerationAction,
  ReportedContent,
} from '@skill-exchange/api-client/types';
import type { ReportedContent as StoredContent } from '../../db/tables/moderation.ts';
import { type Partiality, partialityOf } from '../../policy.ts';
import type { AuditRow } from '../audit/repository.ts';
import { attachmentAddress } from '../chat/present-chat.ts';
import { pictureAddress } from '../images/service.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { ActionRow } from './action-repository.ts';
import type { CaseRow, ReportRow } from './case-repository.ts';
import type { ContentRow } from './content-repository.ts';
import type { ContextMessageRow, MemberFacts } from './context-repository.ts';
import { partialityInWords } from './decision-texts.ts';
import { choicesOf } from './effects.ts';
import { appealEnd } from './time-limits.ts';

const excerptLength = 140;

function excerptOf(content: StoredContent | null): string {
  return shorten(content?.title || content?.text || '', excerptLength);
}

function presentContent(content: StoredContent, imageHash: string | null): ReportedContent {
  return { ...content, ...(imageHash !== null && { photo: pictureAddress(imageHash) }) };
}

const severities = ['high', 'medium', 'low'] as const;

/** Presents a case of a list. In a case about the caller, the reason is hidden. */
export function presentCaseSummary(row: CaseRow, callerId: string): CaseSummary {
  return { ...presentShared(row, callerId), ...(row.decision !== null && { decision: row.decision }) };
}

/** Presents what a case says in a list and on its own. */
function presentShared(row: CaseRow, callerId: string): Omit<CaseSummary, 'decision'> {
  const state = row.closed_at === null ? 'open' : row.appealed_at === null ? 'closed' : 'appealed';
  const isAboutCaller = row.member_id === callerId;
  return {
    _id: row.id,
    kind: row.kind,
    member: presentMemberRef(row.member_id, row.member_name, row.member_image),
    openedAt: row.opened_at.toISOString(),
    waitsSince: row.waits_since.toISOString(),
    state,
    reports: row.reports,
    excerpt: excerptOf(row.content),
    severity: severities[row.rank] ?? 'low',
    ...(row.reason !== null && !isAboutCaller && { reason: shorten(row.reason, excerptLength) }),
    earlierDecisions: row.earlier,
    ...(row.closed_at !== null && { closedAt: row.closed_at.toISOString() }),
  };
}

function presentMessage(row: ContextMessageRow, { target_id, closed_at, appealed_at }: CaseRow): CaseMessage {
  const isReported = row.id === target_id;
  const isWaiting = closed_at === null || appealed_at !== null;
  return {
    _id: row.id,
    text: row.text,
    at: row.created_at.toISOString(),
    by: presentMemberRef(row.sender_id, row.sender_name, row.sender_image),
    isReported,
    ...(row.attachments !== null && {
      attachments: row.attachments.map(({ id, kind, name, bytes, description }) => ({
        _id: id,
        kind,
        name,
        bytes,
        ...(description !== undefined && { description }),
        ...(isReported && isWaiting && { url: attachmentAddress(id) }),
      })),
    }),
  };
}

function presentReport(row: ReportRow): CaseReport {
  return {
    reason: row.reason,
    at: row.created_at.toISOString(),
    by: presentMemberRef(row.reporter_id, row.reporter_name, row.reporter_image),
    content: presentContent(row.content, row.image_hash),
  };
}

/** Presents who opened a case without a report; null for one that a report opened. */
function presentOpening(row: CaseRow): CaseOpening | null {
  const { opened_by: id, opener_name: name, opener_image, opening_reason: reason, opening_content: content } = row;
  if (reason === null) return null;
  return {
    ...(id !== null && name !== null && { by: presentMemberRef(id, name, opener_image) }),
    reason,
    content: presentContent(content ?? {}, null),
  };
}

/** Presents a decision to its member, without the moderator. */
export function presentAction(row: ActionRow, now: Date): ModerationAction {
  const end = appealEnd(row.created_at);
  const mayAppeal = row.appealed_at === null && row.reversed_at === null && row.kind !== 'none' && end > now;
  return {
    _id: row.id,
    kind: row.kind,
    reason: row.reason,
    at: row.created_at.toISOString(),
    ...(row.until !== null && { until: row.until.toISOString() }),
    isReversed: row.reversed_at !== null,
    caseKind: row.case_kind,
    excerpt: excerptOf(row.content),
    ...(mayAppeal && { appealUntil: end.toISOString() }),
    ...(row.appealed_at !== null && {
      appeal: {
        text: row.appeal_text ?? '',
        at: row.appealed_at.toISOString(),
        ...(row.outcome !== null && { outcome: row.outcome }),
        ...(row.words !== null && { words: row.words }),
        ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
      },
    }),
  };
}

function presentActionToModerator(row: ActionRow, now: Date): ModerationAction {
  const { moderator_id: id, moderator_name: name, moderator_image } = row;
  return {
    ...presentAction(row, now),
    ...(id !== null && name !== null && { moderator: presentMemberRef(id, name, moderator_image) }),
  };
}

export interface CaseParts {
  row: CaseRow;
  reports: ReportRow[];
  content: ContentRow | undefined;
  /** All decisions about the member. */
  actions: ActionRow[];
  facts: MemberFacts & { sessions: number };
  /** The reported message and its neighbors; empty in other cases. */
  messages: ContextMessageRow[];
  /** Why the caller leaves a suspension, or the appeal, to another moderator: they opened the case. */
  left: Partiality | null;
}

/**
 * Presents a case to a moderator. In a case about themselves, the reporters, and the moderators who opened and
 * decided it, are hidden.
 */
export function presentCase(parts: CaseParts, callerId: string, now: Date): Case {
  const { row, reports, content, actions, facts, messages, left } = parts;
  const reporterIds = reports.map(({ reporter_id }) => reporter_id);
  const partiality = partialityOf(callerId, { memberId: row.member_id, reporterIds, decidedBy: null });
  const isAboutCaller = partiality === 'own_case';
  const presentAny = isAboutCaller ? presentAction : presentActionToModerator;
  const own = actions.find(({ case_id }) => case_id === row.id);
  const aboutAppeal =
    own && (partialityOf(callerId, { memberId: row.member_id, reporterIds, decidedBy: own.moderator_id }) ?? left);
  const opening = isAboutCaller ? null : presentOpening(row);
  return {
    ...presentShared(row, callerId),
    ...(opening !== null && { opening }),
    facts: {
      memberSince: facts.created_at.toISOString(),
      reportsThisWeek: facts.reports_this_week,
      sessions: facts.sessions,
    },
    ...(messages.length > 0 && { messages: messages.map((message) => presentMessage(message, row)) }),
    details: isAboutCaller ? [] : reports.map(presentReport),
    now: content === undefined ? null : presentContent(content.content, content.imageHash),
    choices: choicesOf(row.kind).filter((kind) => kind !== 'suspend' || left === null),
    ...(partiality !== null && { cannotDecide: partialityInWords[partiality] }),
    ...(own !== undefined && {
      action: {
        ...presentAny(own, now),
        ...(aboutAppeal && { cannotDecide: partialityInWords[aboutAppeal] }),
      },
    }),
    history: actions.filter((action) => action !== own).map((action) => presentAny(action, now)),
  };
}

/** Presents an entry of the log. In entries about the caller, the moderator and their reason are hidden. */
export function presentAudit(row: AuditRow, callerId: string): AuditEntry {
  const { actor_id: id, actor_name: name, actor_image } = row;
  const isAboutCaller = row.about_id === callerId && id !== callerId;
  return {
    _id: String(row.id),
    at: row.at.toISOString(),
    what: row.what,
    ...(isAboutCaller && { isAboutYou: true }),
    ...(!isAboutCaller && id !== null && name !== null && { actor: presentMemberRef(id, name, actor_image) }),
    targetId: row.target_id,
    details: { ...row.details, ...(!isAboutCaller && row.opening_reason !== null && { reason: row.opening_reason }) },
  };
}
