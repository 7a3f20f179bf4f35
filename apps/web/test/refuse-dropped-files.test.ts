import { expect, test, vi } from 'vitest';
import { refuseDroppedFiles } from '../src/lib/refuse-dropped-files.ts';

/** An element of a browser. */
class Field extends EventTarget {
  readonly #selector: string;
  constructor(selector: string) {
    super();
    this.#selector = selector;
  }
  matches(selector: string) {
    return selector === this.#selector;
  }
}

function drag(target: EventTarget, type: string, types: string[]) {
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, dropEffect: 'copy' } });
  target.dispatchEvent(event);
  return { isRefused: event.defaultPrevented, effect: event.dataTransfer.dropEffect };
}

test('files that are dropped beside a field do not replace the app', () => {
  vi.stubGlobal('Element', Field);
  const [page, input] = [new Field('body'), new Field('[type=file]')];
  const ends = [page, input].map(refuseDroppedFiles);
  for (const type of ['dragover', 'drop']) {
    expect(drag(page, type, ['Files'])).toEqual({ isRefused: true, effect: 'none' });
    expect(drag(page, type, ['text/plain'])).toEqual({ isRefused: false, effect: 'copy' });
    expect(drag(input, type, ['Files'])).toEqual({ isRefused: false, effect: 'copy' });
  }
  for (const end of ends) end();
  expect(drag(page, 'drop', ['Files']).isRefused).toBe(false);
  vi.unstubAllGlobals();
});
