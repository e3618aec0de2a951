export const languages = ['en', 'cy'] as const;
export type Language = (typeof languages)[number];

export const modes = ['web', 'embedded', 'kiosk'] as const;
export type Mode = (typeof modes)[number];

/** What changes a page's HTML for everybody, and so is part of its cached path. */
export interface Variant {
  language: Language;
  mode: Mode;
}

export const defaultLanguage: Language = 'en';

/** Tells whether a word names a language of ours. */
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
