/** What was typed into the search, as the first values of a new customer. */
export interface TypedName {
  firstName: string;
  lastName: string;
  email: string;
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1);

/** An address is the e-mail, one word the last name, several the first names and the last; a number is none of them. */
export function splitName(typed: string): TypedName {
  const text = typed.trim();
  const nothing = { firstName: '', lastName: '', email: '' };
  if (text.includes('@')) return { ...nothing, email: text };
  if (/\d/.test(text)) return nothing;
  const words = text.split(/\s+/).map(capitalised);
  return { ...nothing, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
