import sanitizeHtml from 'sanitize-html';
import { boundedMap } from '#contract/memory/bounded-map.ts';

/** An operator has few texts, and the terms are shown with every cart. */
const cleanedByHtml = boundedMap<string>({ limitBytes: 4 * 1024 * 1024, weigh: (html) => html.length * 2 });

/** What the cleaned texts that are kept take. */
export const cleanedHtmlSize = cleanedByHtml.size;

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  });
}

/** Leaves text, headings, lists and links of an operator's HTML; everything that could run is removed. */
export function cleanHtml(html: string): string {
  return cleanedByHtml.getOrMake(html, () => clean(html));
}
