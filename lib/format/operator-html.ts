import { isSafeLink } from './safe-link.ts';

const allowed: ReadonlySet<string> = new Set([
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
]);

/** Elements that are removed together with their content. */
const hidden = /<(script|style|template|iframe|noscript|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Matches text, a comment or one tag; a bracket that begins none of them is text. */
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[<>]|[^<>]+/gi;

function linkTag(attributes: string): string {
  const href = /\bhref\s*=\s*"([^"]*)"/i.exec(attributes)?.[1];
  return href !== undefined && isSafeLink(href) ? `<a href="${href}">` : '<a>';
}

function cleanToken(part: string, end: string | undefined, name: string | undefined, attributes: string): string {
  if (part === '<') return '&lt;';
  if (part === '>') return '&gt;';
  if (!part.startsWith('<')) return part;
  const tag = name?.toLowerCase();
  if (tag === 'a') return end === '/' ? '</a>' : linkTag(attributes);
  return tag !== undefined && allowed.has(tag) ? `<${end ?? ''}${tag}>` : '';
}

/**
 * Sanitises HTML written by the operator: keeps text, headings, lists and links, and no other tag or attribute. Our
 * backend sends no others; another backend might.
 */
export function operatorHtml(html: string): string {
  return html
    .replace(hidden, '')
    .replace(token, (part: string, end?: string, name?: string, attributes?: string) =>
      cleanToken(part, end, name, attributes ?? ''),
    );
}
