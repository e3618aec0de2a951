import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { optionalPart } from './optional-part.ts';

const show = (load: Parameters<typeof optionalPart<object>>[0]) => {
  const Part = optionalPart(load);
  render(
    <Suspense fallback="loading">
      <p>The page</p>
      <Part />
    </Suspense>,
  );
};

test('a part of a page is shown once its code is there', async () => {
  show(() => Promise.resolve(() => <p>The part</p>));
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a page stays when the code of a part cannot be loaded', async () => {
  show(() => Promise.reject(new Error('Failed to load chunk')));
  expect(await screen.findByText('The page')).toBeVisible();
});
