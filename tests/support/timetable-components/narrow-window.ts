import { jest } from '@jest/globals';

/** A window of a phone during the tests of a file: the block that is chosen in is fixed. Returns what was scrolled to. */
export function withNarrowWindow() {
  const scrolled = jest.fn<(this: Element, options: unknown) => void>();
  beforeEach(() => {
    document.head.innerHTML = '<style>section[aria-labelledby="picked-session"] { position: fixed }</style>';
    const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
    Element.prototype.scrollIntoView = scrolled;
    scrolled.mockClear();
  });
  afterEach(() => {
    document.head.innerHTML = '';
    Reflect.deleteProperty(window, 'matchMedia');
  });
  return scrolled;
}
