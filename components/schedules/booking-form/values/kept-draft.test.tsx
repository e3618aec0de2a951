import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '#lib/browser/forget-drafts.ts';
import { guest, member, type Stage } from '#tests/support/render-on-site.tsx';
import { asking, question } from '#tests/support/schedules-components/camps.ts';
import { openSide as side, showCamp as show } from '#tests/support/schedules-components/show-camp.tsx';
import { withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();
beforeEach(() => sessionStorage.clear());

describe('a guest', () => {
  test('is asked to log in, and what they typed is there when the page comes again', async () => {
    const questions = { customQuestionSections: asking(question(17, 'Allergies')) };
    const { openLogin, unmount } = show(questions, { session: guest });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    await userEvent.click(screen.getByRole('radio', { name: /Chosen dates/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ }));
    await userEvent.click((await side()).getByRole('button', { name: 'Checkout now' }));
    await waitFor(() => expect(openLogin).toHaveBeenCalled());
    unmount();
    show(questions, { session: member });
    expect(await screen.findByDisplayValue('Nuts')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Tue, 22 Dec/ })).not.toBeChecked();
  });
});

describe('what a customer typed', () => {
  const questions = { customQuestionSections: asking(question(17, 'Allergies')) };
  const typeAndLeave = async (stage: Stage) => {
    const { unmount } = show(questions, stage);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allergies' }), 'Nuts');
    unmount();
  };

  test.each([
    ['another customer', { session: { ...member, userId: 12 } }],
    ['whoever comes after a log-out', { session: guest }],
  ])('is not shown to %s', async (_, stage) => {
    await typeAndLeave({ session: member });
    show(questions, stage);
    expect(await screen.findByRole('textbox', { name: 'Allergies' })).toHaveValue('');
  });

  test('is not kept in a kiosk', async () => {
    await typeAndLeave({ session: guest, mode: 'kiosk' });
    show(questions, { session: guest, mode: 'kiosk' });
    expect(await screen.findByRole('textbox', { name: 'Allergies' })).toHaveValue('');
  });
});

describe('a session that has ended', () => {
  const questions = { customQuestionSections: asking(question(17, 'Allergies'), question(18, 'Swimming level')) };
  const other = { ...member, userId: 12 };
  const field = (name: string) => screen.findByRole('textbox', { name });
  const typeIn = async () => {
    const shown = show(questions, { session: member });
    await screen.findByRole('checkbox', { name: /Alex Morgan/, checked: true });
    await userEvent.type(await field('Allergies'), 'Nuts');
    return shown;
  };
  const typeAndLose = async () => {
    const shown = await typeIn();
    shown.become(guest);
    return shown;
  };

  test('takes what was typed off the page, and the same customer finds it after a log-in', async () => {
    const { become } = await typeAndLose();
    expect(await field('Allergies')).toHaveValue('');
    become(member);
    await waitFor(async () => expect(await field('Allergies')).toHaveValue('Nuts'));
  });

  test('and a page that is loaded anew keeps it for them', async () => {
    const { unmount } = await typeAndLose();
    unmount();
    const { become } = show(questions, { session: guest });
    expect(await field('Allergies')).toHaveValue('');
    await userEvent.type(await field('Swimming level'), 'Beginner');
    become(member);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Alex Morgan/ }));
    expect(await field('Allergies')).toHaveValue('Nuts');
    expect(await field('Swimming level')).toHaveValue('Beginner');
  });

  test('keeps it for nobody once another customer has logged in', async () => {
    const { unmount } = await typeAndLose();
    unmount();
    const { become } = show(questions, { session: other });
    expect(await field('Allergies')).toHaveValue('');
    become(member);
    expect(await field('Allergies')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('Nuts');
  });

  test('that was ended by a log-out keeps nothing', async () => {
    const { become } = await typeIn();
    forgetDrafts();
    become(guest);
    become(member);
    expect(await field('Allergies')).toHaveValue('');
  });
});
