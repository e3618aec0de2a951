import { jest } from '@jest/globals';

/** Has everything be so high, in pixels, until the test ends: the sheet among it. */
export function makeHigh(height: number): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
}

/**
 * A window of a phone during the tests of a file: the block that is chosen in is fixed, and hides all rows. Returns what
 * was scrolled to.
 */
export function withNarrowWindow() {
  const scrolled = jest.fn<(this: Element, options: unknown) => void>();
  beforeEach(() => {
    document.head.innerHTML = '<style>section[aria-labelledby="picked-session"] { position: fixed }</style>';
    const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
    Element.prototype.scrollIntoView = scrolled;
    makeHigh(window.innerHeight + 1);
    scrolled.mockClear();
  });
  afterEach(() => {
    document.head.innerHTML = '';
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'matchMedia');
  });
  return scrolled;
}
