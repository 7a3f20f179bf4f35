import type { HttpInteraction, Interaction } from './pact-file.ts';

interface Rule {
  readonly combine: string;
  readonly matchers: readonly { readonly match: string }[];
}

/** By path, such as `$.sessions[*]._id`. */
type Rules = Readonly<Record<string, Rule>>;

/**
 * Leaves out rules that Pact has by itself: a value of a request is compared with its example, and a type rule of a list or an
 * object holds for what is in it.
 */
export function withoutImpliedRules(interaction: Interaction): Interaction {
  if (interaction.type !== 'Synchronous/HTTP') return interaction;
  const { request, response } = interaction;
  return {
    ...interaction,
    request: withRules(request, ofRequest),
    response: withRules(response, ofResponse),
  };
}

type Part = HttpInteraction['request'] | HttpInteraction['response'];

/** Replaces the rules of each category, such as `body`. Empty categories go. */
function withRules<One extends Part>(part: One, kept: (category: string, rules: Rules) => Rules): One {
  const { matchingRules, ...rest } = part;
  if (matchingRules === undefined) return part;
  const categories = Object.entries(matchingRules)
    // The rule of a path has no paths of its own.
    .map(
      ([category, rules]) =>
        [
          category,
          category === 'path' ? kept(category, { $: rules as Rule }) : kept(category, rules as Rules),
        ] as const,
    )
    .filter(([, rules]) => Object.keys(rules).length > 0)
    .map(([category, rules]) => [category, category === 'path' ? rules.$ : rules]);
  return (categories.length === 0 ? rest : { ...rest, matchingRules: Object.fromEntries(categories) }) as One;
}

function ofRequest(_category: string, rules: Rules): Rules {
  return filtered(rules, ({ matchers }) => !matchers.every(({ match }) => match === 'equality'));
}

function ofResponse(category: string, rules: Rules): Rules {
  if (category !== 'body') return rules;
  return filtered(
    rules,
    (rule, path) => !(isType(rule, ['match']) && isType(nearestAbove(path, rules), ['match', 'min'])),
  );
}

function filtered(rules: Rules, isKept: (rule: Rule, path: string) => boolean): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([path, rule]) => isKept(rule, path)));
}

/** Whether a rule is a type rule alone, with no other options than these. */
function isType(rule: Rule | undefined, options: readonly string[]): boolean {
  const [matcher, ...others] = rule?.matchers ?? [];
  return matcher?.match === 'type' && others.length === 0 && Object.keys(matcher).every((key) => options.includes(key));
}

/** Returns the rule of the nearest list or object that contains the path. */
function nearestAbove(path: string, rules: Rules): Rule | undefined {
  const parts = path.match(/\[[^\]]*\]|[^.[]+|\./g) ?? [];
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const rule = rules[parts.slice(0, length).join('')];
    if (rule !== undefined) return rule;
  }
  return undefined;
}
