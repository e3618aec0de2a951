import { renderToStaticMarkup } from 'react-dom/server';
import { isProvisional } from '#lib/http/provisional-mark.ts';
import { ProvisionalMark } from './provisional-mark.tsx';

const page = (...reads: { isProvisional?: boolean }[]) => renderToStaticMarkup(<ProvisionalMark reads={reads} />);

it('marks a page one of whose reads failed, as the page cache knows it', () => {
  expect(isProvisional(page({ isProvisional: false }, { isProvisional: true }))).toBe(true);
});

it('marks no page that says all that was read', () => {
  expect(page({ isProvisional: false }, {})).toBe('');
});
