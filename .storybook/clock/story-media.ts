/** Media queries that a page cannot emulate by itself. */
export type MediaChoice = 'prefers-reduced-motion: reduce' | 'forced-colors: active';

/** Media rules of a list, also those nested in other rules. */
function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* mediaRulesIn(rule.cssRules);
  }
}

const applied = new Set<MediaChoice>();

/**
 * Applies the kit's own rules for a media query, or stops applying them: a browser lets its developer tools emulate the
 * query, and no script. `matchMedia` still answers for the system.
 */
export function applyMedia(query: MediaChoice, isOn: boolean) {
  if (isOn === applied.has(query)) return;
  if (isOn) applied.add(query);
  else applied.delete(query);
  for (const sheet of document.styleSheets) {
    // Sheets of other origins, such as an extension's, cannot be read.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    for (const { media } of mediaRulesIn(sheet.cssRules)) {
      if (!media.mediaText.includes(query)) continue;
      if (isOn) media.appendMedium('all');
      else media.deleteMedium('all');
    }
  }
}
