import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { useKeptState } from './use-kept-state.ts';

const isNumber = (input: unknown): input is number => typeof input === 'number';

const Counter = () => {
  const [count, change] = useKeptState('count', 0, isNumber);
  const twice = () => {
    change((before) => before + 1);
    change((before) => before + 1);
  };
  return (
    <button type="button" onClick={twice}>
      {count}
    </button>
  );
};
const show = (stage: Stage = {}) => renderOnSite(<Counter />, stage);
const press = () => userEvent.click(screen.getByRole('button'));

it('lasts across a reload and in another language, until the log-out', async () => {
  const { unmount } = show();
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('2');
  unmount();
  const { unmount: leave } = show({ language: 'cy' });
  expect(screen.getByRole('button')).toHaveTextContent('2');
  leave();
  forgetDrafts();
  show();
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

it.each(['{', '"words"'])('starts anew where %s was stored', (text) => {
  sessionStorage.setItem('touchline.booking.count', text);
  show();
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

it('keeps nothing on a kiosk', async () => {
  show({ mode: 'kiosk' });
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('2');
  expect(sessionStorage).toHaveLength(0);
});
