export type Requirement = Record<string, string[]>;

/** The security part of a document. */
export interface Secured {
  components?: { securitySchemes?: Record<string, Record<string, unknown>> };
}

/** Every way to authenticate must remain. */
export function securityChanges(old: Requirement[] = [], now: Requirement[] = []): string[] {
  const [ways, newWays] = [old, now].map((some) => (some.length === 0 ? [{}] : some)) as [Requirement[], Requirement[]];
  const isEnough = (has: Requirement, demanded: Requirement) =>
    Object.entries(demanded).every(
      ([scheme, scopes]) => scheme in has && scopes.every((scope) => has[scheme]?.includes(scope)),
    );
  // If credentials are optional, a known caller must not become a visitor.
  const isKnown = (way: Requirement) => Object.keys(way).length > 0;
  const waysFor = (way: Requirement) => (isKnown(way) && newWays.some(isKnown) ? newWays.filter(isKnown) : newWays);
  return ways
    .filter((way) => !waysFor(way).some((demanded) => isEnough(way, demanded)))
    .map((way) => {
      const schemes = Object.keys(way).join(' and ');
      return schemes === '' ? 'it demands credentials' : `${schemes} is not enough any more`;
    });
}

export function securitySchemeChanges(before: Secured, after: Secured): string[] {
  return Object.entries(before.components?.securitySchemes ?? {}).flatMap(([scheme, old]) =>
    ['type', 'in', 'name', 'scheme']
      .map((key) => [key, old[key], after.components?.securitySchemes?.[scheme]?.[key]])
      .filter(([, was, is]) => was !== is)
      .map(([key, was, is]) => `the credentials ${scheme}: ${key} was ${was}, and is ${is ?? 'not set'}`),
  );
}
