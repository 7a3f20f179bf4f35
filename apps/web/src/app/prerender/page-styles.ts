/** A class in a selector, as the style sheet writes it. */
const classes = /\.((?:\\.|[\w-])+)/g;

/** A variable's value, or what the browser is told of a variable. */
const variables = /@property (--[\w-]+)\{[^}]*\}|(--[\w-]+):[^;{}]+(?:;|(?=\}))/g;

/**
 * The part of a minified style sheet that a page needs: all rules but those for classes that its texts do not hold, and
 * all variables that these rules or the texts ask for.
 *
 * @param texts the page's HTML and its scripts
 */
export function pageStyles(sheet: string, texts: readonly string[]): string {
  const text = texts.join('\n').replaceAll('&amp;', '&').replaceAll('&gt;', '>');
  const words = new Set(text.split(/[\s"'`]+/));
  let styles = needed(sheet, (name) => /["'`]/.test(name) || words.has(name));
  // One variable may be all that asks for another.
  for (let before = ''; before !== styles; ) {
    before = styles;
    const asked = new Set(`${styles} ${text}`.match(/(?<=var\()--[\w-]+/g));
    styles = styles.replaceAll(variables, (rule, property, variable) =>
      asked.has(property ?? variable) || text.includes(property ?? variable) ? rule : '',
    );
  }
  return styles;
}

function needed(sheet: string, isUsed: (name: string) => boolean): string {
  return rulesIn(sheet)
    .map((rule) => {
      const brace = rule.indexOf('{');
      const head = rule.slice(0, brace);
      if (/^@(?:container|layer|media|supports)/.test(head) && brace !== -1) {
        const inside = needed(rule.slice(brace + 1, -1), isUsed);
        return inside === '' ? '' : `${head}{${inside}}`;
      }
      return head.startsWith('@') || selectorsIn(head).some((selector) => isMet(selector, isUsed))
        ? rule
        : '';
    })
    .join('');
}

/** Whether all of a selector's classes are used. */
function isMet(selector: string, isUsed: (name: string) => boolean): boolean {
  return [...selector.matchAll(classes)].every(([, name = '']) => isUsed(name.replaceAll(/\\(.)/g, '$1')));
}

/** What stands beside each other: rules with their blocks, and statements. */
function rulesIn(sheet: string): string[] {
  return split(
    sheet,
    '{',
    '}',
    (depth, character) => depth === 0 && (character === '}' || character === ';'),
  );
}

function selectorsIn(head: string): string[] {
  return split(head, '(', ')', (depth, character) => depth === 0 && character === ',');
}

/** Cuts after each character that ends a part, `depth` being how many brackets are open behind it. */
function split(
  text: string,
  open: string,
  close: string,
  isEnd: (depth: number, character: string) => boolean,
): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') {
      index += 1;
      continue;
    }
    if (character === open) depth += 1;
    if (character === close) depth -= 1;
    if (!isEnd(depth, character)) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}
