export type Facility = 'pool' | 'gym' | 'badminton' | 'squash' | 'studio' | 'trampoline';

export interface DemoVenue {
  /** Derived from the slug when absent. */
  id?: string;
  slug: string;
  name: string;
  address1: string;
  town: string;
  area: string;
  postcode: string;
  latitude: number;
  longitude: number;
  openingTimes: string;
  /** Date of the v2 calls: past, or so many days ahead; null: never. */
  v2From: string | { inDays: number } | null;
  facilities: Facility[];
  /** Badminton courts in the hall. */
  courts: number;
  /** False at a venue that sells neither camps nor courses; otherwise the operator's setting counts. */
  campsAndCoursesBookingEnabled?: false;
  /** False at a venue whose memberships are not sold online; otherwise the operator's setting counts. */
  onlineJoiningEnabled?: false;
}
