import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { CookieQuestion } from './cookie-question.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import './cookie-choices.tsx';

const cookies = ['touchline_cookies', 'touchline_venue'];
const forget = () => {
  for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0`;
};
beforeEach(forget);
afterEach(forget);

const kept = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('touchline_cookies='));
const venue = 'Remember my centre for next time';

const show = (stage: Stage = {}) =>
  renderOnSite(
    <>
      <a href="/basket">Basket</a>
      <CookieQuestion />
      <CookieSettings label="Cookies" />
    </>,
    stage,
  );
const question = async (name = 'A word about cookies') => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click((await question()).getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());

describe('the question about cookies', () => {
  it('says what they are for, gives both answers, and leaves the page usable', async () => {
    show();
    const bar = await question();
    expect(bar.getByText('May we remember your centre in a cookie?')).toBeVisible();
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept all',
      'Reject extras',
      'Choose',
    ]);
    expect(screen.getByRole('link', { name: 'Basket' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Accept all', 'touchline_cookies=all'],
    ['Reject extras', 'touchline_cookies=necessary'],
  ])('keeps "%s" and is not asked again', async (name, cookie) => {
    const { unmount } = show();
    await press(name);
    await isGone();
    expect(kept()).toEqual([cookie]);
    unmount();
    show();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it.each(['yes', ''])('is asked again where the answer "%s" is not one of ours', async (value) => {
    document.cookie = `touchline_cookies=${value}; Path=/`;
    show();
    expect((await question()).getByRole('button', { name: 'Accept all' })).toBeVisible();
  });

  it('keeps the centre chosen before the answer', async () => {
    document.cookie = 'touchline_venue=riverside; Path=/';
    show();
    await press('Reject extras');
    expect(document.cookie).toContain('touchline_venue=riverside');
  });

  it('is answered by the keyboard', async () => {
    show();
    (await question()).getByRole('button', { name: 'Accept all' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isGone();
    expect(kept()).toEqual(['touchline_cookies=necessary']);
  });

  it('is in Welsh on a Welsh page', async () => {
    show({ language: 'cy' });
    const bar = await question('Gair am gwcis');
    await userEvent.click(bar.getByRole('button', { name: 'Dewis' }));
    expect(await bar.findByRole('checkbox', { name: 'Cofio fy nghanolfan at y tro nesaf' })).not.toBeChecked();
  });
});

describe('the choices about cookies', () => {
  it('have nothing ticked but what booking needs, which cannot be unticked', async () => {
    show();
    await press('Choose');
    const needed = await screen.findByRole('checkbox', { name: 'Needed for booking: always on' });
    expect(needed).toBeChecked();
    expect(needed).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: venue })).not.toBeChecked();
    expect((await question()).getByText(/Nobody counts your visits./)).toBeVisible();
    expect((await question()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Save my choice',
      'Reject extras',
    ]);
  });

  it.each([
    [0, 'touchline_cookies=necessary'],
    [1, 'touchline_cookies=all'],
    [2, 'touchline_cookies=necessary'],
  ])('ticked %i times are kept as %s', async (times, cookie) => {
    show();
    await press('Choose');
    const box = await screen.findByRole('checkbox', { name: venue });
    for (let left = times; left > 0; left -= 1) await userEvent.click(box);
    await press('Save my choice');
    await isGone();
    expect(kept()).toEqual([cookie]);
  });

  it('reject the extras even where they are ticked', async () => {
    show();
    await press('Choose');
    await userEvent.click(await screen.findByRole('checkbox', { name: venue }));
    await press('Reject extras');
    expect(kept()).toEqual(['touchline_cookies=necessary']);
  });
});

describe('the cookies of the footer', () => {
  it('ask again whoever has answered, and close with the new answer', async () => {
    document.cookie = 'touchline_cookies=necessary; Path=/';
    show();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    await press('Accept all');
    await isGone();
    expect(kept()).toEqual(['touchline_cookies=all']);
  });

  it.each([
    ['all', true],
    ['necessary', false],
  ])('show what was answered: %s', async (answer, isTicked) => {
    document.cookie = `touchline_cookies=${answer}; Path=/`;
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    await press('Choose');
    const box = await screen.findByRole('checkbox', { name: venue });
    if (isTicked) expect(box).toBeChecked();
    else expect(box).not.toBeChecked();
  });
});
