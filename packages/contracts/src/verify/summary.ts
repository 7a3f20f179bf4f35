import type { Outcome, Verification } from './account.ts';

/** Returns the readable report: passed operations, and differences field by field. */
export function summarise({ provider, outcomes }: Verification): string {
  const failed = outcomes.filter(({ differences }) => differences.length > 0);
  const lines = [provider];
  for (const [subject, own] of bySubject(outcomes)) {
    const bad = own.filter(({ differences }) => differences.length > 0);
    const passed = own.length - bad.length;
    lines.push(`  ${bad.length === 0 ? 'ok  ' : 'FAIL'} ${subject}: ${passed} of ${own.length}`);
    for (const { description, states, sent, differences } of bad) {
      lines.push(`         ${description}`, `           given ${states.join(', ') || 'nothing'}`);
      if (sent !== undefined) lines.push(`           sent ${sent}`);
      for (const { where, says } of differences) lines.push(`           ${where}: ${says}`);
    }
  }
  lines.push(`  ${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return lines.join('\n');
}

function bySubject(outcomes: Verification['outcomes']): Map<string, Outcome[]> {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const subject = outcome.description.split(':')[0] ?? outcome.description;
    groups.set(subject, [...(groups.get(subject) ?? []), outcome]);
  }
  return groups;
}
