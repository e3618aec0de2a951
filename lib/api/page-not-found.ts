/** Thrown while a page is made that does not exist. A page that reads by its path is wrapped by `withNotFoundPage`. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}

/** Ends the rendering of a page that does not exist. */
export function pageNotFound(): never {
  throw new PageNotFound();
}
