/** Elements whose text the data of the page repeats: how they are found in the page, and in the document. */
const repeated = [
  { element: /<style>([^<]+)<\/style>/, selector: 'body style' },
  { element: /<script type="application\/ld\+json">([^<]+)<\/script>/, selector: 'script[type="application/ld+json"]' },
] as const;

/** How a script of Next with data for React begins. */
const dataScript = '<script>self.__next_f.push([1,"';

/** A text between the quotes of its JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** The text as it stands in a string of such a script. */
function inScript(text: string): string {
  return quoted(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isInData(before: string): boolean {
  const start = before.lastIndexOf('<script');
  return start !== -1 && before.startsWith(dataScript, start) && !before.includes('</script>', start);
}

/** How the data has a text, and what reads it there: a long one is a row of its own, a short one is JSON in a row. */
function getForms(text: string, selector: string): { written: string; read: string }[] {
  const elementText = `document.querySelector(${JSON.stringify(selector)}).textContent`;
  return [
    { written: inScript(text), read: elementText },
    { written: inScript(quoted(text)), read: `JSON.stringify(${elementText}).slice(1,-1)` },
  ];
}

/**
 * Theme and structured data of a page are elements, and stand once more in the data from which React hydrates it, in a
 * script below them. There the text is read from the element instead. It stays where it is split between two scripts.
 */
export function reuseElementTexts(page: string): string {
  return repeated.reduce((shorter, { element, selector }) => {
    const [whole, text] = element.exec(shorter) ?? [];
    if (whole === undefined || text === undefined) return shorter;
    const below = shorter.indexOf(whole) + whole.length;
    for (const { written, read } of getForms(text, selector)) {
      const [before, after, ...more] = shorter.slice(below).split(written);
      if (before === undefined || after === undefined || more.length > 0 || !isInData(before)) continue;
      return `${shorter.slice(0, below)}${before}"+${read}+"${after}`;
    }
    return shorter;
  }, page);
}
