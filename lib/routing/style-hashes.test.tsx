import { createHash } from 'node:crypto';
import { sonnerStyleHashes } from './style-hashes.ts';
import 'sonner';

const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

test('the hashes are those of the styles that the installed sonner adds to a page', () => {
  const styles = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(styles).toHaveLength(1);
  expect(sonnerStyleHashes).toEqual(['', ...styles].map(hash));
});
