/** Miles to a tenth, for a message that has words of its own for `near`: less than a tenth of a mile. */
export const shortMiles = (miles: number): string => (miles < 0.05 ? 'near' : miles.toFixed(1));
