import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/timetable/booking/session-overlay.tsx';
import '#components/booking/waiver/waiver-modal.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, getRow, show } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { hasFocusInside } from '#tests/support/timetable-components/has-focus-inside.ts';

withSiteServer();

const waiver = {
  id: '00000000-0000-4000-8000-000000000070',
  name: 'reformer health waiver',
  type: 'pre-purchase-waiver' as const,
};
const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
const pilates = (input: Partial<OccurrenceSummary> = {}) =>
  aClass(1, '13:30', 'Reformer pilates', { restrictions, ...input });
const terms = (html: string | null) => ({ ...waiver, terms: html, relatedCategory: null, customQuestionSections: [] });
const agreement = 'I agree to the reformer health waiver';

/** Presses the button of the class, which opens its waiver. */
const ask = async (stage: Stage = { session: member }) => {
  const rendered = show([pilates()], stage);
  const row = await getRow('Reformer pilates');
  await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
  await row.findByRole('checkbox');
  return { ...rendered, row };
};

describe('the waiver of a class', () => {
  test('is not asked before somebody wants to book', async () => {
    show([pilates()]);
    const row = await getRow('Reformer pilates');
    expect(row.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
    expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('says what it is for, and that once is enough', async () => {
    const { row } = await ask();
    expect(row.getByText('One thing to sign first.')).toBeVisible();
    expect(row.getByText(/needs the reformer health waiver. You agree once/)).toBeVisible();
  });

  test('takes the focus back to its box when the button is pressed too early, by keyboard as well', async () => {
    const { row, toasts } = await ask();
    await userEvent.tab();
    const button = row.getByRole('button', { name: /^Agree to waiver Reformer pilates/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(row.getByRole('checkbox', { name: agreement })).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  test('that is unticked again has to be agreed to again', async () => {
    const { row } = await ask();
    const box = row.getByRole('checkbox', { name: agreement });
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    expect(row.getByRole('button', { name: /^Add to basket/ })).toBeVisible();
    await userEvent.click(box);
    expect(row.getByRole('button', { name: /^Agree to waiver/ })).toBeVisible();
  });

  test('once agreed to, is not asked of the same person at their next class', async () => {
    const items: unknown[] = [];
    answer('addCartItems', emptyCart, { seen: ({ body }) => items.push(body) });
    show([pilates(), aClass(2, '15:00', 'Reformer evening', { restrictions })]);
    const first = await getRow('Reformer pilates');
    await userEvent.click(first.getByRole('button', { name: /^Add to basket/ }));
    await userEvent.click(await first.findByRole('checkbox', { name: agreement }));
    const second = await getRow('Reformer evening');
    await userEvent.click(second.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(items).toHaveLength(1));
    expect(items[0]).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id] }] });
  });

  test('closes when the place is in the basket', async () => {
    answer('addCartItems', emptyCart);
    const { row } = await ask();
    await userEvent.keyboard(' ');
    await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(row.queryByRole('checkbox')).not.toBeInTheDocument());
  });

  test('that the server asks for but the class does not show is told in the words of the server', async () => {
    refuse('addCartItems', 'validation_failed', {
      errors: { 'items.0.activity_restriction_ids': ['Agree to waiver'] },
      validation_messages: ['Agree to waiver'],
    });
    const { toasts } = show([aClass(1, '13:30', 'Reformer pilates')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'Agree to waiver' }]));
  });

  test('speaks Welsh', async () => {
    show([pilates()], { session: member, language: 'cy' });
    const row = await getRow('Reformer pilates');
    await userEvent.click(row.getByRole('button', { name: /^I’r fasged/ }));
    expect(await row.findByRole('checkbox', { name: 'Rwy’n cytuno i reformer health waiver' })).toHaveFocus();
    expect(row.getByRole('button', { name: /^Cytuno i’r ymwadiad/ })).toBeVisible();
  });
});

describe('reading the waiver', () => {
  const read = async () => {
    const { row } = await ask();
    const link = row.getByRole('button', { name: 'Read the waiver' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'reformer health waiver' });
    await hasFocusInside(dialog);
    return { row, link, dialog };
  };

  test('opens its terms over the timetable; closed, the class is as it was', async () => {
    answer('getRestriction', terms('<h2>Your health</h2><p>Tell us about injuries.</p>'));
    const { row, link, dialog } = await read();
    expect(await within(dialog).findByRole('heading', { name: 'Your health' })).toBeVisible();
    expect(within(dialog).getByText('Tell us about injuries.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
    expect(row.getByRole('checkbox', { name: agreement })).not.toBeChecked();
  });

  test('waits while the terms are on their way', async () => {
    let arrive = () => undefined as void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    answer('getRestriction', terms('<p>Tell us about injuries.</p>'), { after });
    const { dialog } = await read();
    expect(within(dialog).getByText('Loading')).toBeInTheDocument();
    arrive();
    expect(await within(dialog).findByText('Tell us about injuries.')).toBeVisible();
    expect(within(dialog).queryByText('Loading')).not.toBeInTheDocument();
  });

  test('offers another try when the terms do not come', async () => {
    refuse('getRestriction', 'unexpected');
    const { dialog } = await read();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The waiver could not be loaded');
    answer('getRestriction', terms('<p>Tell us about injuries.</p>'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Tell us about injuries.')).toBeVisible();
  });

  test.each([
    ['a script', '<p>Sign here<script>document.title="stolen"</script></p>', 'Sign here'],
    ['a form', '<form action="https://evil.example"><p>Sign here</p></form>', 'Sign here'],
  ])('shows no %s that stands in its terms', async (_, html, text) => {
    answer('getRestriction', terms(html));
    const { dialog } = await read();
    const words = await within(dialog).findByText(text);
    expect(words.closest('form')).toBeNull();
    expect(words).toHaveTextContent(/^Sign here$/);
  });

  test('a waiver without terms shows its name alone', async () => {
    answer('getRestriction', terms(null));
    const { dialog } = await read();
    await waitFor(() => expect(within(dialog).queryByText('Loading')).not.toBeInTheDocument());
    expect(within(dialog).getByRole('heading', { name: 'reformer health waiver' })).toBeVisible();
    expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });
});

test('in the details of a class the waiver is signed there, and the place goes into the basket with it', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  answerOwn('get', '/api/session', () => ({}));
  refuse('getActivity', 'unexpected');
  show([pilates()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reformer pilates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reformer pilates' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Agree to waiver/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: agreement }));
  await userEvent.click(dialog.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() =>
    expect(sent).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id], purchased_for_user_id: 7 }] }),
  );
});
