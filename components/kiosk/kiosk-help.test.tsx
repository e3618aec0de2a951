import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest, renderOnSite } from '#tests/support/render-on-site.tsx';
import { KioskHelp } from './kiosk-tools.tsx';

describe('the help of a kiosk', () => {
  it('says how it works and whom to call, and gives the focus back', async () => {
    renderOnSite(<KioskHelp phone="01422 835 100" />, { mode: 'kiosk', session: guest });
    const button = screen.getByRole('button', { name: 'Help' });
    await userEvent.click(button);
    const help = await screen.findByRole('dialog', { name: 'How this kiosk works' });
    expect(help).toHaveTextContent('the PIN that you set in your account');
    expect(help).toHaveTextContent('or call 01422 835 100');
    await userEvent.click(screen.getByRole('button', { name: 'Close the help' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('names no number where the venue has none', async () => {
    renderOnSite(<KioskHelp phone={null} />, { mode: 'kiosk', session: guest });
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByText('Stuck? Please ask at reception.')).toBeVisible();
  });
});
