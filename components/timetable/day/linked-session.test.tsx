import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimetableAutomatic } from '#components/timetable/day/timetable-automatic.tsx';
import { daySlotsQuery } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, show } from '#tests/support/timetable-components/classes.tsx';
import { badminton, showCourts, slot } from '#tests/support/timetable-components/courts.tsx';
import { AHEAD, emptyCart } from '#tests/support/timetable-components/day.ts';
import { withNarrowWindow } from '#tests/support/timetable-components/narrow-window.ts';
import { pageRead } from '#tests/support/timetable-components/page-read.ts';
import { picker, showSwims, swim, take } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();
withNarrowWindow();
afterEach(() => window.history.replaceState(null, '', '/'));

const path = `/location/riverside-leisure-centre/swimming/${AHEAD}`;
const linkTo = ({ id }: OccurrenceSummary) => window.history.replaceState(null, '', `${path}?from=home#session-${id}`);
const expectNoLink = (filters = '') =>
  expect(window.location.href.replace(window.location.origin, '')).toBe(`${path}?from=home${filters}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a linked swim', () => {
  const swims = [swim(1, '07:00', 'Lane swim'), swim(2, '18:00', 'Quiet swim')] as const;
  const heading = (name: string) => screen.queryByRole('heading', { name: new RegExp(`^${name}, `) });
  const follow = () => {
    linkTo(swims[0]);
    return showSwims([...swims]);
  };

  test('is chosen again on a reload, with its tickets', async () => {
    const { unmount } = follow();
    await waitFor(() => expect(heading('Lane swim')).toHaveFocus());
    await take('Adult', 2);
    unmount();
    showSwims([...swims]);
    await waitFor(() => expect(heading('Lane swim')).toHaveFocus());
    expect(await (await picker('Lane swim')).findByRole('status')).toHaveTextContent('£11.20');
  });

  test('gives way to the one that is chosen later, which stays with its tickets on a reload', async () => {
    const { unmount } = follow();
    await waitFor(() => expect(heading('Lane swim')).toHaveFocus());
    await userEvent.click(await button('Quiet swim'));
    await take('Adult', 2);
    expectNoLink();
    unmount();
    showSwims([...swims]);
    expect(await screen.findByRole('region', { name: 'Your tickets' })).toHaveTextContent('£11.20');
    expect(await button('Quiet swim')).toHaveAttribute('aria-current', 'true');
  });

  test('shows no sheet on the way back from the basket that it was added to', async () => {
    answer('addCartItems', emptyCart);
    const { toasts, unmount } = follow();
    await take('Adult');
    await userEvent.click((await picker('Lane swim')).getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expectNoLink();
    unmount();
    showSwims([...swims]);
    expect(await button('Lane swim')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Basket bar')).toBeVisible();
  });

  test('in another part than the kept one: the whole day stays in view with what is chosen in it', async () => {
    const { unmount } = showSwims([...swims]);
    await userEvent.click(await button(/^Evening/));
    unmount();
    const linked = follow();
    await waitFor(() => expect(heading('Lane swim')).toHaveFocus());
    await userEvent.click(await button('Quiet swim'));
    expect(await button(/^All day/)).toHaveAttribute('aria-pressed', 'true');
    linked.unmount();
    showSwims([...swims]);
    expect(await button(/^All day/)).toHaveAttribute('aria-pressed', 'true');
    expect(await button('Quiet swim')).toHaveAttribute('aria-current', 'true');
  });
});

describe('a linked court', () => {
  const courts = [slot(9, 1), slot(18, 2)] as const;
  const cell = (court: number) => button(new RegExp(`^Court ${court}, `));
  const follow = () => {
    linkTo(courts[0]);
    return showCourts([...courts]);
  };

  test('gives way to the one that is chosen later, also on a reload', async () => {
    const { unmount } = follow();
    await waitFor(async () => expect(await cell(1)).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await cell(2));
    expectNoLink();
    unmount();
    showCourts([...courts]);
    await waitFor(async () => expect(await cell(2)).toHaveAttribute('aria-pressed', 'true'));
    expect(await cell(1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('gives way to a part of the day that is chosen later, also on a reload', async () => {
    const { unmount } = follow();
    await cell(1);
    await userEvent.click(await button(/^Evening/));
    expectNoLink();
    unmount();
    showCourts([...courts]);
    expect(await button(/^Evening/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is not led to any more once it is in the basket', async () => {
    answer('addCartItems', emptyCart);
    const { toasts } = follow();
    const [add] = await screen.findAllByRole('button', { name: /^Add to basket/ });
    if (add === undefined) throw new Error('nothing is chosen');
    await userEvent.click(add);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expectNoLink();
  });
});

describe('a linked class', () => {
  const classes = [
    aClass(1, '09:00', 'Aqua fit', { tags: ['Water'] }),
    aClass(2, '18:00', 'Circuits', { tags: ['Strength'] }),
  ] as const;
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const chooseKind = async (name: string) => {
    const kinds = await screen.findByRole('group', { name: 'Kind' });
    await userEvent.click(within(kinds).getByRole('button', { name }));
  };

  test('is shown whatever the kept filters are, until another is chosen', async () => {
    const { unmount } = show([...classes]);
    await chooseKind('Strength');
    expect(names()).toEqual(['Circuits']);
    unmount();
    linkTo(classes[0]);
    show([...classes]);
    await waitFor(async () => expect(await button('Aqua fit')).toHaveFocus());
    expect(names()).toEqual(['Aqua fit', 'Circuits']);
    await chooseKind('Strength');
    await chooseKind('Strength');
    expect(names()).toEqual(['Circuits']);
    expectNoLink('&tags=Strength');
  });

  test('has a row where the venue picks the court, though the link names another court of that time', async () => {
    const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };
    const slots = [slot(9, 1), slot(18, 1, taken), slot(18, 2), slot(18, 3)] as const;
    refuse('priceSessions', 'unexpected');
    answer('listActivitySlotsV2', [...slots]);
    linkTo(slots[3]);
    renderOnSite(<TimetableAutomatic day={badminton} slots={pageRead(daySlotsQuery, badminton)} />, {
      session: member,
    });
    await waitFor(() => {
      const row = document.activeElement?.closest('li');
      expect(row).toHaveTextContent('18:00');
      expect(row).toHaveTextContent('2 available');
    });
  });
});
