/**
 * Hashes of the style that sonner adds to a page with the first toast: it appends an empty element and fills it
 * afterwards. A `style-src` without 'unsafe-inline' needs both.
 */
export const sonnerStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
