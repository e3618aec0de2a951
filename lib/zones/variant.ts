import { languages, type Language as SiteLanguage } from '#contract/languages/languages.ts';

/** A language of the site: `isLanguage` says whether a text from outside is one. */
export type Language = SiteLanguage;

export const modes = ['web', 'embedded', 'kiosk'] as const;
export type Mode = (typeof modes)[number];

/** Properties of a page's HTML that do not depend on the user, and so are part of its cached path. */
export interface Variant {
  language: Language;
  mode: Mode;
}

/** Whether a value is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The path segment of a variant, e.g. `cy.embedded`. */
export function variantSegment({ language, mode }: Variant): string {
  return `${language}.${mode}`;
}

const variants = new Map(
  languages.flatMap((language) =>
    modes.map((mode): [string, Variant] => [variantSegment({ language, mode }), { language, mode }]),
  ),
);

/** Reads the path segment of a variant; null when it is none. */
export function parseVariant(segment: string): Variant | null {
  return variants.get(segment) ?? null;
}
