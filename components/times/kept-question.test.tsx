import { runInNewContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
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

test('the activity and the part of the day of the last search are chosen, not its day', () => {
  render(<KeepQuestion what="badminton" part="evening" />);
  openHome();
  expect(chosen()).toEqual(['Badminton', 'Today', 'Evening']);
});

test('what is no longer offered changes nothing', () => {
  render(<KeepQuestion what="squash" part={null} />);
  openHome();
  expect(chosen()).toEqual(['Everything', 'Today', 'Any time']);
});
