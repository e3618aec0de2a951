/** The addresses of a venue's packages (docs/product.md#pages). */
export const packagePaths = (venueSlug: string) => {
  const list = `/packages/location/${venueSlug}`;
  return { list, book: (packageId: string) => `${list}/${packageId}/book` };
};
