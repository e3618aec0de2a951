import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
