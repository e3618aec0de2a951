/** HTML that is safe to send: it was written by hand or escaped. */
export interface Markup {
  markup: string;
}

type Value = string | number | Markup | Markup[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(value: Value): string {
  if (Array.isArray(value)) return value.map((item) => item.markup).join('');
  if (typeof value === 'object') return value.markup;
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Template tag: values are escaped, nested markup is kept. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const filledParts = values.map((value, index) => render(value) + (strings[index + 1] ?? ''));
  return { markup: (strings[0] ?? '') + filledParts.join('') };
}
