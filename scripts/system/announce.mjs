const logIns = `
  Log in as          alex@example.com    family, membership, credit, bookings
                     casey@example.com   a new customer
                     riley@example.com   has a penalty to pay
                     foh@example.com     front-of-house staff
                     reception@example.com  the same without refunds
  Password           Touchline-demo-1

  Cards              4242 4242 4242 4242 approved
                     4000 0027 6000 3184 asks the bank first (3-D Secure)
                     4000 0000 0000 0002 declined
                     any later expiry date, any security code`;

/** Prints the addresses, once all programs answer. */
export function announce({ addresses, isDemo }) {
  console.log(`
Touchline is ready.

  Bookings           ${addresses.bookings}
  My account         ${addresses.account}
  Online joining     ${addresses.joining}
  Bookings, too      ${addresses.local}${isDemo ? `\n  Front of house     ${addresses.foh}\n  In another site    ${addresses.example}\n  Emails it sends    ${addresses.bookings}/dev/mailbox\n${logIns}` : ''}

  Stop with Ctrl-C.
`);
}
