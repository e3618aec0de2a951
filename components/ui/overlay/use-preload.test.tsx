import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pointerEvent } from '#tests/support/pointer-event.ts';
import { usePreload } from './use-preload.ts';

const preload = jest.fn();
const Page = () => {
  usePreload(preload);
  return (
    <main>
      <button type="button" aria-haspopup="dialog">
        filters
      </button>
      <button type="button">morning</button>
      <a href="/basket">basket</a>
    </main>
  );
};
beforeEach(() => {
  preload.mockClear();
  render(<Page />);
});

test('nothing is loaded while nobody does anything', () => {
  expect(preload).not.toHaveBeenCalled();
});

test.each([
  ['a scroll', () => fireEvent.scroll(window)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a mouse that moves', () => fireEvent(document.body, pointerEvent('pointermove', 'mouse'))],
  ['a touch of its button', () => fireEvent(screen.getByText('filters'), pointerEvent('pointerdown', 'touch'))],
])('%s loads it, once', (_, input) => {
  input();
  expect(preload).toHaveBeenCalledTimes(1);
  input();
  expect(preload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link', 'basket'],
  ['another button', 'morning'],
])('a tap on %s leaves the line to what that asks for', (_, name) => {
  const control = screen.getByText(name);
  fireEvent(control, pointerEvent('pointerdown', 'touch'));
  fireEvent(control, pointerEvent('pointermove', 'touch'));
  fireEvent.focusIn(control);
  expect(preload).not.toHaveBeenCalled();
});
