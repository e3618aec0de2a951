import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlyLowered } from '#lib/zones/early-lowered.ts';
import { guest, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { LowerScreen } from './kiosk-tools.tsx';

const root = document.documentElement;
const show = (stage: Stage = {}) => renderOnSite(<LowerScreen />, { mode: 'kiosk', session: guest, ...stage });

afterEach(() => {
  document.cookie = 'touchline_lowered=; Max-Age=0; Path=/';
  root.removeAttribute('data-lowered');
});

describe('lowering the screen of a kiosk', () => {
  it('is kept for the pages that follow, and taken back by the same button', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Lower the screen' });
    await userEvent.click(button);
    expect(root).toHaveAttribute('data-lowered');
    expect(button).toHaveAccessibleName('Raise the screen');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(root).not.toHaveAttribute('data-lowered');
    expect(document.cookie).not.toContain('touchline_lowered');
  });

  it('comes before the first paint of the next page', () => {
    document.cookie = 'touchline_lowered=1; Path=/';
    runInNewContext(earlyLowered, { document });
    show();
    expect(screen.getByRole('button', { name: 'Raise the screen' })).toBeVisible();
  });

  it('is told in Welsh', () => {
    show({ language: 'cy' });
    expect(screen.getByRole('button', { name: 'Gostwng y sgrin' })).toBeVisible();
  });
});
