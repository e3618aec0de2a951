import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/ui/overlay/calendar-popover.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { day } from '#tests/support/timetable-components/day.ts';
import { hasFocusInside } from '#tests/support/timetable-components/has-focus-inside.ts';
import { CalendarButton } from './date-bar.tsx';

const onSale = day({ date: '2026-11-18', openDates: ['2026-11-18', '2026-12-10'] });

const open = async (shown: TimetableDay = onSale, stage: Stage = {}, name = 'Choose a date') => {
  const onChoose = jest.fn<(date: string) => void>();
  renderOnSite(<CalendarButton day={shown} today="2026-11-18" icon={null} onChoose={onChoose} />, stage);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  const popover = await screen.findByRole('dialog', { name });
  await hasFocusInside(popover);
  return { onChoose, button, popover };
};
const getDay = (popover: HTMLElement, name: RegExp) => within(popover).getByRole('button', { name });

test('opens the month of the day on screen, with the focus on it', async () => {
  const { popover } = await open();
  expect(within(popover).getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await waitFor(() => expect(getDay(popover, /^Wednesday 18 November 2026, today$/)).toHaveFocus());
});

test('a chosen day is gone to, and the calendar closes', async () => {
  const { popover, onChoose } = await open();
  await userEvent.click(getDay(popover, /^Thursday 26 November 2026$/));
  expect(onChoose).toHaveBeenCalledWith('2026-11-26');
  await waitFor(() => expect(popover).not.toBeInTheDocument());
});

test('works by keyboard alone: arrows to a day, Enter goes to it', async () => {
  const { popover, onChoose } = await open();
  await waitFor(() => expect(getDay(popover, /^Wednesday 18 November/)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(getDay(popover, /^Thursday 26 November/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('2026-11-26');
});

test('Escape closes it, goes nowhere and returns the focus', async () => {
  const { popover, button, onChoose } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(popover).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(onChoose).not.toHaveBeenCalled();
});

test('days that have passed cannot be chosen', async () => {
  const { popover, onChoose } = await open();
  const yesterday = getDay(popover, /^Tuesday 17 November/);
  expect(yesterday).toBeDisabled();
  await userEvent.click(yesterday);
  expect(onChoose).not.toHaveBeenCalled();
});

test('ends with the last day on sale', async () => {
  const { popover } = await open();
  await userEvent.click(within(popover).getByRole('button', { name: 'Next month' }));
  expect(getDay(popover, /^Thursday 10 December/)).toBeEnabled();
  expect(getDay(popover, /^Friday 11 December/)).toBeDisabled();
  expect(within(popover).getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});

test('while nothing is on sale it leads to no page that does not exist', async () => {
  const { popover } = await open(day({ date: '2026-11-18', openDates: [] }));
  expect(getDay(popover, /^Thursday 19 November/)).toBeDisabled();
  expect(within(popover).getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});

test('speaks Welsh', async () => {
  const { popover } = await open(onSale, { language: 'cy' }, 'Dewis dyddiad');
  expect(within(popover).getByRole('grid', { name: 'Tachwedd 2026' })).toBeVisible();
  expect(within(popover).getByRole('button', { name: 'Y mis nesaf' })).toBeVisible();
  expect(getDay(popover, /Mercher 18 Tachwedd 2026, heddiw$/)).toBeVisible();
});
