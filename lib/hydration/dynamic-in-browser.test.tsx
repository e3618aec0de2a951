import { act, screen } from '@testing-library/react';
import nextDynamic from 'next/dist/shared/lib/app-dynamic.js';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { dynamicInBrowser } from './dynamic-in-browser.tsx';

const Field = () => {
  const id = useId();
  return <input id={id} aria-label="Postcode" />;
};
const load = async () => Field;

it('takes over what next/dynamic rendered on the server, with the same ids', async () => {
  const OnServer = nextDynamic(load);
  const container = document.body.appendChild(document.createElement('main'));
  const stream = await renderToReadableStream(<OnServer />);
  container.innerHTML = await new Response(stream).text();
  const { id } = screen.getByLabelText('Postcode');
  const InBrowser = dynamicInBrowser(load);
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => void problems.push(error);
  const root = await act(async () => hydrateRoot(container, <InBrowser />, { onRecoverableError }));
  expect(screen.getByLabelText('Postcode').id).toBe(id);
  expect(problems).toEqual([]);
  act(() => root.unmount());
  container.remove();
});
