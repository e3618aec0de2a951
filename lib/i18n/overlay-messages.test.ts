import compile from 'icu-minify/compile';
import { overlayMessages } from './overlay-messages.ts';

const messages = { chrome: { logIn: 'Log in', skip: 'Skip', deep: { one: 'One' } }, common: { close: 'Close' } };

describe('the operator’s own messages', () => {
  it('stand over ours, at any depth, compiled as ours are', () => {
    const operator = { chrome: { logIn: 'Come in', deep: { one: '{count} left' } } };
    expect(overlayMessages(messages, operator)).toEqual({
      chrome: { logIn: 'Come in', skip: 'Skip', deep: { one: compile('{count} left') } },
      common: { close: 'Close' },
    });
  });

  it('cannot add a message', () => {
    expect(overlayMessages(messages, { made: { up: 'x' }, chrome: { other: 'x' } })).toEqual(messages);
  });

  it.each([{ chrome: { logIn: 'Log {in', skip: 5 } }, { chrome: 'x' }, { chrome: { deep: 'x' } }, { common: null }])(
    'that are none are passed over: %j',
    (operator) => {
      expect(overlayMessages(messages, operator)).toEqual(messages);
    },
  );

  it('can be sent to the browser: nothing in them is without a prototype', () => {
    const { close } = overlayMessages({ close: 'Close' }, { close: '{count, plural, one {# place} other {# places}}' });
    expect(JSON.parse(JSON.stringify(close))).toEqual(close);
    const plain = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.getPrototypeOf(value) !== null && Object.values(value).every(plain));
    expect(plain(close)).toBe(true);
  });
});
