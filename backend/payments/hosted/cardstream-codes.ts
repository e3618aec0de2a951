/** Cardstream's response codes that mean more than a refusal; 1 to 9999 are the bank's own. */
const approved = 0;
/** `REQUEST CANCELLED`: the customer left the page by its cancel button. */
const cancelled = 65_576;
/** The customer is at the bank: a check is wanted or under way, and the bank was not asked for the money yet. */
const atBank = [65_792, 65_794, 65_802];
/** The result is not known: still under way, a duplicate of an earlier request, or a fault between the gateways. */
const unsettled = [65_536, 65_537, 65_548, 65_549, 65_550, 65_551, 65_552, 65_554, 65_565, 65_824, 65_826];
/** `NO DATA FOUND`, an `xref` that does not exist, and a query that is only answered with an `xref`. */
const absent = [65_575, 66_085, 66_341];
/** `ACTION NOT ALLOWED` for a payment in its present state. */
const notAllowed = 65_541;
/** `INVALID AMOUNT`, of a refund: more than is left. */
const invalidAmount = 66_312;

export type CodeMeaning =
  'approved' | 'cancelled' | 'at_bank' | 'unsettled' | 'absent' | 'not_allowed' | 'invalid_amount' | 'refused';

/** What a response code means. One that cannot be read leaves the result unknown. */
export function codeMeaning(input: string | undefined): CodeMeaning {
  const code = /^\d{1,6}$/.test(input ?? '') ? Number(input) : null;
  if (code === null || unsettled.includes(code)) return 'unsettled';
  if (code === approved) return 'approved';
  if (code === cancelled) return 'cancelled';
  if (absent.includes(code)) return 'absent';
  if (atBank.includes(code)) return 'at_bank';
  if (code === notAllowed) return 'not_allowed';
  return code === invalidAmount ? 'invalid_amount' : 'refused';
}
