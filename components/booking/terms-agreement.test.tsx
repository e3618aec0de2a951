import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { readMessages } from '#tests/support/translate.ts';
import { TermsAgreement } from './terms-agreement.tsx';

const box = () => screen.getByRole('checkbox', { name: /I agree/ });

/** The line as the server renders it, and its hydration. */
function openLine(onChange: (agreed: boolean) => void) {
  const line = (
    <NextIntlClientProvider locale="en" messages={readMessages('en')} timeZone="Europe/London">
      <TermsAgreement id="terms" html="<p>Bring a towel.</p>" agreed={false} onChange={onChange} isRefused={false} />
    </NextIntlClientProvider>
  );
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(line);
  return {
    hydrate: () => act(async () => hydrateRoot(page, line)),
    remove: () => page.remove(),
  };
}

it.each([
  ['ticked before the page is hydrated counts', true, [[true]]],
  ['left alone stays open', false, []],
])('a box that was %s', async (_, isTicked, told) => {
  const onChange = jest.fn();
  const { hydrate, remove } = openLine(onChange);
  if (isTicked) box().click();
  const root = await hydrate();
  expect(onChange.mock.calls).toEqual(told);
  act(() => root.unmount());
  remove();
});
