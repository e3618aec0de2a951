import sanitizeHtml from 'sanitize-html';

/** An operator has few texts, and the terms come with every basket. */
const mostKept = 200;
const kept = new Map<string, string>();

function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  });
}

/** Leaves text, headings, lists and links of an operator's HTML; everything that could run is removed. */
export function cleanHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const cleaned = clean(html);
  if (kept.size === mostKept) kept.clear();
  kept.set(html, cleaned);
  return cleaned;
}
