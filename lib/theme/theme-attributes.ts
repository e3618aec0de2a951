import type { Theme } from '#contract/client.ts';

/** What the root element carries of a theme beside its custom properties. */
export const themeAttributes = (
  theme: Pick<Theme, 'themeAppSecondaryButtonStyle'>,
): { 'data-secondary'?: 'outline' } =>
  theme.themeAppSecondaryButtonStyle === 'outline' ? { 'data-secondary': 'outline' } : {};
