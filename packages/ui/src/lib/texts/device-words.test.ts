import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';
import { createI18n, setI18n } from './i18n.ts';

it('puts a browser and its system into the words of a language', () => {
  setI18n(() => createI18n('de', { '{browser} on {system}': [['browser'], ' auf ', ['system']] }));
  try {
    expect(deviceWords('Chrome on Android')).toBe('Chrome auf Android');
    for (const strange of ['curl', 'Lynx on a bus on Mars']) expect(deviceWords(strange)).toBe(strange);
    expect([undefined, ''].map(deviceWords)).toEqual(['Unknown device', 'Unknown device']);
  } finally {
    setI18n(() => createI18n('en-US'));
  }
});
