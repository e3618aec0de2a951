import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alexState } from '#tests/support/make/make-cart.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, withSiteServer } from '#tests/support/site-server.ts';
import { ActingFor } from './acting-for-picker.tsx';

withSiteServer();

describe('booking for somebody else', () => {
  it('offers oneself and everyone whose link is confirmed', async () => {
    answer('getAuthUser', alexState);
    renderOnSite(<ActingFor />, { session: member });
    await screen.findByLabelText('Booking for');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Alex Morgan (You)',
      'Sam Morgan',
    ]);
  });

  it('chooses a person for the whole site', async () => {
    answer('getAuthUser', alexState);
    answerOwn('put', '/api/session/selected-user', () => ({ data: { logged_in: true } }));
    const { refreshSession, toasts } = renderOnSite(<ActingFor />, { session: member });
    await userEvent.selectOptions(await screen.findByLabelText('Booking for'), 'Sam Morgan');
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'You are now booking for Sam Morgan.' }]));
    expect(refreshSession).toHaveBeenCalledTimes(1);
  });

  it('is not there for somebody on their own', async () => {
    answer('getAuthUser', { ...alexState, linkedUsers: [] });
    const { queryClient } = renderOnSite(<ActingFor />, { session: member });
    await waitFor(() => expect(queryClient.getQueryData(['getAuthUser', {}])).toBeDefined());
    expect(screen.queryByLabelText('Booking for')).not.toBeInTheDocument();
  });
});
