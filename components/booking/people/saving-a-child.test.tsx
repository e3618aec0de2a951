import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '#lib/zones/variant.ts';
import { held } from '#tests/support/held.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { alex, link } from '#tests/support/timetable-components/alex.ts';
import { AddChild } from './add-child.tsx';

withSiteServer();

function show(language: Language = 'en') {
  const onAdded = jest.fn<(personId: number) => void>();
  const onClose = jest.fn<() => void>();
  renderOnSite(<AddChild onAdded={onAdded} onClose={onClose} />, { session: member, language });
  return { onAdded, onClose };
}
const field = (name: string) => screen.findByRole('textbox', { name });
async function fill(firstName = 'Leo', lastName = 'Morgan', born = '02-06-2018') {
  await userEvent.type(await field('First name'), firstName);
  await userEvent.type(await field('Last name'), lastName);
  await userEvent.type(await field('Date of birth'), born);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Add and choose' }));

describe('a child that is added to the account', () => {
  it('is saved once as a child of the customer, who is read again before it goes on', async () => {
    const sent: AskedCall[] = [];
    let reads = 0;
    answer('createLinkedUser', link(31, 'Leo Morgan', '2018-06-02'), { seen: (call) => void sent.push(call) });
    answer('getAuthUser', alex, { seen: () => void (reads += 1) });
    const { onAdded } = show();
    await fill();
    await save();
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(31, true));
    expect(sent.map(({ body }) => body)).toEqual([
      { data: { first_name: 'Leo', last_name: 'Morgan', date_of_birth: '2018-06-02', relationship: 'parent' } },
    ]);
    expect(sent[0]?.url.pathname).toMatch(/\/users\/7\//);
    expect(reads).toBe(1);
  });

  it('is saved by Enter in any field', async () => {
    const sent: unknown[] = [];
    answer('createLinkedUser', link(31, 'Leo Morgan', '2018-06-02'), { seen: ({ body }) => void sent.push(body) });
    answer('getAuthUser', alex);
    const { onAdded } = show();
    await fill('Leo', 'Morgan', '02-06-2018{Enter}');
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(sent).toHaveLength(1);
  });

  it('is named while it is saved, and the focus stays in the panel', async () => {
    const { until, release } = held();
    answer('createLinkedUser', link(31, 'Leo Morgan', '2018-06-02'), { after: until });
    answer('getAuthUser', alex);
    const { onAdded } = show();
    await fill();
    await save();
    expect(await screen.findByText('Adding to your account')).toBeVisible();
    expect(screen.getByText('Leo Morgan')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Add a child' })).toContainElement(document.activeElement as HTMLElement);
    release();
    await waitFor(() => expect(onAdded).toHaveBeenCalled());
  });

  it('who is in the account already is told at the first field, by their whole name', async () => {
    refuse('createLinkedUser', 'link_state');
    const { onAdded } = show();
    await fill('Wilhelmina-Alexandrina', 'Featherstonehaugh-Cholmondeley');
    await save();
    expect(await screen.findByRole('alert')).toHaveFocus();
    const message = 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley is in your account already';
    expect(screen.getByRole('link', { name: message })).toHaveAttribute('href', '#child-first-name');
    expect(await field('First name')).toHaveAccessibleDescription(message);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it.each([
    ['linked_user_limit', /You have as many people in your account as there can be/],
    ['unavailable', /Something has gone wrong/],
  ] as const)('that is refused with %s loses nothing, and can be saved again', async (code, words) => {
    refuse('createLinkedUser', code);
    const { onAdded } = show();
    await fill();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await field('First name')).toHaveValue('Leo');
    expect(await field('Last name')).toHaveValue('Morgan');
    expect(await field('Date of birth')).toHaveValue('02-06-2018');
    await waitFor(async () => expect(await field('First name')).toHaveFocus());
    answer('createLinkedUser', link(31, 'Leo Morgan', '2018-06-02'));
    answer('getAuthUser', alex);
    await save();
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(31, true));
  });

  it('says each time how many things are wrong', async () => {
    show();
    await userEvent.type(await field('First name'), 'Leo');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('There are 2 things to put right');
    await userEvent.type(await field('Last name'), 'Morgan');
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is one thing to put right'));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('may be of any age: nothing is said of one', async () => {
    show();
    await fill('Leo', 'Morgan', '02-06-1988');
    expect(screen.queryByText(/can come|is for/)).toBeNull();
  });

  it('is given up with the button or Escape', async () => {
    const { onClose } = show();
    await field('First name');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is asked for in Welsh on a Welsh page', async () => {
    show('cy');
    const dialog = within(await screen.findByRole('dialog'));
    const labels = (await dialog.findAllByRole('textbox')).map((input) => input.closest('div')?.textContent ?? '');
    expect(labels.join(' ')).not.toMatch(/First name|Last name|Date of birth/);
    expect(dialog.queryByRole('button', { name: 'Add and choose' })).toBeNull();
  });
});
