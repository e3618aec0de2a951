interface Part {
  getAllByRole: (role: 'term') => HTMLElement[];
}

/** What stands beside each term of a part of the page, by the term's words. */
export const readTerms = (part: Part): Record<string, string> =>
  Object.fromEntries(
    part.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
