import { readFileSync } from 'node:fs';

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** The project's font as files that can be put into a PDF: Roboto, made from `public/fonts` (docs/decisions/025). */
export const receiptFonts = { text: read('./roboto-400.ttf'), bold: read('./roboto-700.ttf') } as const;
