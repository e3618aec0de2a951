import { runInNewContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import { keptValue } from '#lib/browser/use-session-storage.ts';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { translateIn } from '#tests/support/translate.ts';
import { AskForm } from './ask-form.tsx';
import { KeepQuestion } from './keep-question.tsx';
import { earlyQuestion } from './kept-question.ts';

const choices = [
  { slug: 'swimming', name: 'Swimming' },
  { slug: 'badminton', name: 'Badminton' },
];

afterEach(() => localStorage.clear());

/** Home, with the script run as the browser runs it right after the form. */
const openHome = () => {
  renderOnSite(<AskForm t={translateIn('en')} mode="web" choices={choices} today="2026-11-18" />);
  const currentScript = { previousElementSibling: screen.getByRole('search') };
  runInNewContext(earlyQuestion, { document: { currentScript }, localStorage });
};
const chosen = () =>
  screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => (radio instanceof HTMLInputElement ? radio.labels?.[0]?.textContent : ''));

test('on a first visit nothing is chosen but today', () => {
  openHome();
  expect(chosen()).toEqual(['Everything', 'Today', 'Any time']);
});

test('the activity, the part of the day and the place of the last search are chosen, not its day', () => {
  render(<KeepQuestion what="badminton" part="evening" place="Hebden Bridge" />);
  openHome();
  expect(chosen()).toEqual(['Badminton', 'Today', 'Evening']);
  expect(screen.getByRole('textbox', { name: 'Where' })).toHaveValue('Hebden Bridge');
});

test('an activity without a chip stands as words', () => {
  render(<KeepQuestion what="hot-pilates" part={null} place="" />);
  openHome();
  expect(chosen()).toEqual(['Another activity', 'Today', 'Any time']);
  expect(screen.getByRole('textbox', { name: 'Which activity?' })).toHaveValue('hot pilates');
});

test('timetables open at the part of the day that was asked for', () => {
  const { unmount } = render(<KeepQuestion what={null} part="evening" place="" />);
  expect(keptValue('touchline.booking.part')).toBe('"evening"');
  unmount();
  render(<KeepQuestion what={null} part={null} place="" />);
  expect(keptValue('touchline.booking.part')).toBe('null');
});
