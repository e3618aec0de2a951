import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { ConnectionNote } from './connection-note.tsx';

const connection = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
afterEach(() => jest.restoreAllMocks());

it.each([
  ['en', 'You are offline at the moment'],
  ['cy', 'Rydych chi all-lein ar hyn o bryd'],
] as const)('a lost connection is told politely until it is back (%s)', (language, note) => {
  renderOnSite(<ConnectionNote />, { language });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent(note);
  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a page that is opened without a connection says so too', () => {
  connection(false);
  renderOnSite(<ConnectionNote />);
  expect(screen.getByText('You are offline at the moment')).toBeVisible();
});
