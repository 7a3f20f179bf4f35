/** In every planted text, in capitals, so that a copy of it is found wherever it shows. */
export const mark = 'PLANTED';

const sender = `${mark}@example.net`;

/** Texts that would begin another line, entity, address or element in a file or a mail, short enough for most fields. */
export const plantedTexts = {
  'CR LF': `a\r\n${mark}:1\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nBcc: ${sender}`,
  'LF alone': `a\n${mark}:1\nEND:VCALENDAR\n\nBcc: ${sender}`,
  'CR alone': `a\r${mark}:1\rEND:VEVENT\r\rBcc: ${sender}\rb`,
  'separators of Unicode': `a\u2028${mark}:1\u2029Bcc: ${sender}\u0085${mark}:2`,
  'other controls': `a\v${mark}:1\fBcc: ${sender}\x1b[2J\x1c${mark}`,
  quotes: `${mark}", <${sender}>; 'b' \\, :;="\\n`,
  markup: `${mark}</title><${mark} a="'&amp;--><![CDATA[`,
  'the other direction': `${mark}\u202egpj.exe`,
  'a zero': `${mark}\0.pdf`,
  'an encoded line': `${mark}%0D%0ABcc: ${sender} =?utf-8?Q?=0D=0ABcc:?=`,
} as const;
