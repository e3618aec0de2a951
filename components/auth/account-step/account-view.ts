/** What the account step shows: a form, or that the booking is gone. */
export type AccountView = 'logIn' | 'register' | 'forgotten' | 'gone';
