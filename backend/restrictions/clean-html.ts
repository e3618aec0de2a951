import sanitizeHtml from 'sanitize-html';

/** Cache size: an operator has few texts, and the terms are shown with every cart. */
const maxCached = 200;
const cleanedByHtml = new Map<string, string>();

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  });
}

/** Leaves text, headings, lists and links of an operator's HTML; everything that could run is removed. */
export function cleanHtml(html: string): string {
  const known = cleanedByHtml.get(html);
  if (known !== undefined) return known;
  const cleanedHtml = clean(html);
  if (cleanedByHtml.size === maxCached) cleanedByHtml.clear();
  cleanedByHtml.set(html, cleanedHtml);
  return cleanedHtml;
}
