import type { Verification } from './account.ts';

/** Formats verifications as a JUnit file, one suite per provider and one case per interaction. */
export function toJUnit(verifications: readonly Verification[]): string {
  const suites = verifications.map(({ provider, outcomes }) => {
    const failures = outcomes.filter(({ differences }) => differences.length > 0).length;
    const seconds = outcomes.reduce((total, { durationMs }) => total + durationMs, 0) / 1000;
    const attributes = `name="${escapeXml(provider)}" tests="${outcomes.length}" failures="${failures}" time="${seconds}"`;
    return [`  <testsuite ${attributes}>`, ...outcomes.map(toCase), '  </testsuite>'].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>', ''].join('\n');
}

function toCase({ description, durationMs, sent, differences }: Verification['outcomes'][number]): string {
  const [subject = '', ...rest] = description.split(': ');
  const name = `name="${escapeXml(rest.join(': '))}" classname="${escapeXml(subject)}" time="${durationMs / 1000}"`;
  if (differences.length === 0) return `    <testcase ${name}/>`;
  const request = sent === undefined ? [] : [`sent ${sent}`];
  const text = [...request, ...differences.map(({ where, says }) => `${where}: ${says}`)].join('\n');
  const message = escapeXml(differences[0]?.says ?? '');
  return `    <testcase ${name}>\n      <failure message="${message}">${escapeXml(text)}</failure>\n    </testcase>`;
}

function escapeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return (
    text
      .replace(/[&<>"]/g, (character) => `&${names[character]};`)
      // XML cannot contain these.
      .replace(/(?![\t\n\r])\p{Cc}/gu, '?')
  );
}
