import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { aboutLanguage } from '#contract/languages/about-language.ts';
import { printableText } from './printable-text.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { writeReceipt } from './write-receipt.ts';

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

/** The project's font as files that can be put into a PDF: Roboto, made from `public/fonts` (docs/decisions/025). */
const receiptFonts = { text: read('./roboto-400.ttf'), bold: read('./roboto-700.ttf') } as const;

/**
 * A receipt as a PDF that screen readers can read: tagged, with its title and language, the project's font inside. `now`
 * is when it is made.
 */
export async function receiptPdf(content: ReceiptContent, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, displayTitle: true },
    lang: aboutLanguage(content.language).tag ?? content.language,
    info: {
      Title: printableText(`${content.title}, ${content.operatorName}`),
      Author: printableText(content.operatorName),
      CreationDate: now,
      ModDate: now,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const [name, font] of Object.entries(receiptFonts)) doc.registerFont(name, font);
  writeReceipt(doc, content);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
