/** The global variable that a text sets if it runs as code. */
export const hit = 'naughtyHit';

const run = `window.${hit}=1`;
const elsewhere = '//naughty.example';

/** Texts that have been taken for markup, code or commands in other products: short enough for every field. */
const dangerous = [
  `<script>${run}</script>`,
  `"><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<!--<img src="--><img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<body onload=${run}>`,
  `<details open ontoggle=${run}>`,
  `<iframe src="javascript:parent.${hit}=1">`,
  `<a href="javascript:${run}">press</a>`,
  `<math><mi xlink:href="javascript:${run}">`,
  '<style>*{display:none!important}</style>',
  `<base href=${elsewhere}>`,
  `<meta http-equiv=refresh content=0;url=${elsewhere}>`,
  `<link rel=stylesheet href=${elsewhere}>`,
  `<form action=${elsewhere}><button>go`,
  `javascript:${run}`,
  `' onmouseover='${run}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `\\u003cscript\\u003e${run}`,
  `%3Cscript%3E${run}`,
  `\`\${${run}}\``,
  `{{constructor.constructor('${run}')()}}`,
  `{{7*7}} \${7*7} <%= 7*7 %> #{7*7}`,
  `[press](javascript:${run})`,
  `![x](https:${elsewhere}/x.png)`,
  "=cmd|'/c calc'!A1",
  '../../../etc/passwd',
  '$(id) `id` | id; id',
  'line\r\nSet-Cookie: naughty=1',
];

const queries = [
  "'; drop table members; --",
  "' or '1'='1",
  '1); select pg_sleep(9); --',
  "\\'; select 1; --",
  '%',
  '_',
  '100%_\\%',
  '\\',
  '$$ || version() || $$',
  '$1',
];

const letters = [
  'مرحبا بالعالم',
  'שלום <b>עולם</b>',
  '\u202eright to left by force\u202c',
  '\u2066an isolate without its end',
  'zero\u200bwidth\u2060and\u200djoined',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u0334\u0319\u0324a\u0336l\u0321g\u0337o',
  '🧶🪢👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '﷽﷽﷽﷽﷽﷽',
  '田中さんにあげて下さい',
  '𝕋𝕙𝕖 𝕢𝕦𝕚𝕔𝕜',
  'Åse, in two ways: Åse',
  'Ω≈ç√∫˜µ≤≥÷ ß ẞ ı İ',
  `no-break\u00a0${'space\u00a0'.repeat(8)}`.trim(),
  'W'.repeat(60),
  'i'.repeat(60),
];

const words = [
  'null',
  'undefined',
  'NaN',
  'true',
  '-1e999',
  '0x0',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
];

/** Every text once, at most sixty characters long. */
export const naughtyTexts: readonly string[] = [...dangerous, ...queries, ...letters, ...words];
