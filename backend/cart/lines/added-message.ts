/** What an add answers, with the id of the line that it replaced where there was one. */
export function addedMessage(replaced: string | undefined): string {
  return replaced === undefined ? 'Successfully added item to the basket.' : 'Successfully updated item in the basket.';
}
