/** Names of the cookies with a visitor's preferences. None of them is secret. */
export const visitCookies = {
  language: 'touchline_language',
  kiosk: 'touchline_kiosk',
  centre: 'touchline_centre',
  /** The venue chosen last; written by the venue's own pages. */
  venue: 'touchline_venue',
  /** The venue of this front desk, chosen by staff. */
  deskVenue: 'touchline_desk_venue',
} as const;

/** Whether a kiosk's controls are in the lower half of its screen; it changes no page, so that it is no preference. */
export const loweredCookie = 'touchline_lowered';
