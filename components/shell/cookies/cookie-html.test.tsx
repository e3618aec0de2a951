import { act, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { readMessages } from '#tests/support/translate.ts';
import { CookieQuestion } from './cookie-question.tsx';
import './cookie-choices.tsx';

const page = (
  <NextIntlClientProvider locale="en" messages={readMessages('en')} timeZone="Europe/London">
    <CookieQuestion />
  </NextIntlClientProvider>
);

const forget = () => {
  for (const name of ['touchline_cookies', 'touchline_venue']) document.cookie = `${name}=; Path=/; Max-Age=0`;
};
let root: Root | undefined;
beforeEach(forget);
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  forget();
});

/** Puts the HTML of the server into the document and runs its script, as the parser does. */
const open = () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const sent = place.querySelector('script');
  const script = document.createElement('script');
  script.textContent = sent?.textContent ?? '';
  sent?.replaceWith(script);
  return place;
};
const hydrate = async (place: HTMLElement) => {
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) });
  });
  return errors;
};
const region = () => screen.queryByRole('region', { name: 'A word about cookies' });
const button = (name: string) => screen.getByRole('button', { name });

it('is in the HTML, hidden until its script has read the cookie', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  expect(region()).not.toBeInTheDocument();
  expect(place).toHaveTextContent('May we remember your centre in a cookie?');
});

it('is shown before hydration to a visitor who has not answered, and stays the same element', async () => {
  const place = open();
  const shown = region();
  expect(shown).toBeVisible();
  expect(await hydrate(place)).toEqual([]);
  expect(region()).toBe(shown);
});

it.each(['all', 'necessary'])('is never shown to a visitor who has answered "%s"', async (answer) => {
  document.cookie = `touchline_cookies=${answer}; Path=/`;
  const place = open();
  expect(region()).not.toBeInTheDocument();
  expect(await hydrate(place)).toEqual([]);
  expect(place).toBeEmptyDOMElement();
});

it.each(['yes', '', 'allx'])('is shown where the answer "%s" is not one of ours', (value) => {
  document.cookie = `touchline_cookies=${value}; Path=/`;
  open();
  expect(region()).toBeVisible();
});

it.each([
  ['Accept all', 'all'],
  ['Reject extras', 'necessary'],
])('keeps "%s" given before hydration', async (name, answer) => {
  document.cookie = 'touchline_venue=riverside; Path=/';
  const place = open();
  button(name).click();
  expect(document.cookie.split('; ').toSorted()).toEqual([`touchline_cookies=${answer}`, 'touchline_venue=riverside']);
  expect(region()).not.toBeInTheDocument();
  expect(await hydrate(place)).toEqual([]);
  expect(place).toBeEmptyDOMElement();
});

it('asks for nothing when the choices are opened, and keeps them only when they are saved', async () => {
  await hydrate(open());
  await act(async () => button('Choose').click());
  act(() => region()?.click());
  expect(document.cookie).toBe('');
  act(() => button('Save my choice').click());
  expect(document.cookie).toBe('touchline_cookies=necessary');
  expect(region()).not.toBeInTheDocument();
});
