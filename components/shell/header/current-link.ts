/** The `aria-current` value of a link to `section` on the page at `path`; undefined outside that section. */
export function currentLink(path: string, section: string | null): 'page' | 'true' | undefined {
  if (section === null) return undefined;
  if (path === section) return 'page';
  return section !== '/' && path.startsWith(`${section}/`) ? 'true' : undefined;
}
