import type { Theme } from '#contract/venues/client.ts';

/** Attributes of the root element for a theme, besides its custom properties. */
export const themeAttributes = (
  theme: Pick<Theme, 'themeAppSecondaryButtonStyle'>,
): { 'data-secondary'?: 'outline' } =>
  theme.themeAppSecondaryButtonStyle === 'outline' ? { 'data-secondary': 'outline' } : {};
