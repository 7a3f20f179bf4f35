import { expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

it.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>', '1\t2\n3\t4'],
  [
    '<html><head><title>No</title><style>p{}</style></head><body><!--StartFragment-->Yes<br>yes</body></html>',
    'Yes\nyes',
  ],
  ['a &lt;b&gt; &amp;amp; c&nbsp;d &#233;&#x4e2d;&unknown; &#99999999;', 'a <b> &amp; c d é中&unknown; &#99999999;'],
  ['<img src="https://example.org/a.png" alt="A">', ''],
  ['<table><tr><td><p>1</p></td><td><p>2<br></p></td></tr><tr><td><p>3</p></td></tr></table>', '1\t2\n3'],
  [
    'Caf&eacute; &Uuml;bung &Oslash;re &szlig; &mdash; &ldquo;hi&rdquo; &frac12; &AMP; &Alpha;',
    'Café Übung Øre ß — “hi” ½ &AMP; &Alpha;',
  ],
  ['line\n  of source', 'line of source'],
  ['<p>Song</p><pre class="a">  G    C\n<b>Hey</b>  Jude</pre><p>End</p>', 'Song\n  G    C\nHey  Jude\nEnd'],
  ['<pre>   Am  C\nHey Jude</pre>', '   Am  C\nHey Jude'],
  ['<p title="a > b">c</p>', 'c'],
  ['<tr>\n <td>1</td>\n <td>&nbsp;</td>\n <td>3</td>\n</tr>', '1\t\t3'],
])('of %j is %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
