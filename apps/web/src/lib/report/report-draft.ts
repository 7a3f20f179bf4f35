import type { MemberReport } from '@skill-exchange/ui/components/report-form';
import { isRecord } from '../storage/parse-stored.ts';

/** Parses the stored draft of a report. */
export function readReportDraft(stored: unknown): MemberReport | undefined {
  if (!isRecord(stored) || typeof stored.reason !== 'string') return undefined;
  return { reason: stored.reason, isAboutPhoto: stored.isAboutPhoto === true };
}
