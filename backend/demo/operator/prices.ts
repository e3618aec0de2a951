export interface DemoPrice {
  reference: string;
  name: string;
  kind: 'session' | 'ticket' | 'course' | 'camp' | 'package' | 'extra' | 'guest_pass' | 'product';
  /** Pence, tax included. */
  price: number;
  /** Members' price in pence; undefined when it is the same. */
  memberPrice?: number;
  /** Of a ticket: full years on the day, from and to; for everybody when absent. */
  ages?: [number | null, number | null];
  /** Tax in per cent, included in the price; none when absent. */
  taxRate?: number;
  /** Of a guest pass: days after the day of purchase; for ever when absent. */
  validDays?: number;
}

/** The price list of the demo operator. */
export const demoPrices: readonly DemoPrice[] = [
  {
    reference: 'SWIM-ADULT',
    name: 'Adult',
    kind: 'ticket',
    price: 560,
    memberPrice: 480,
    ages: [16, null],
    taxRate: 20,
  },
  { reference: 'SWIM-JUNIOR', name: 'Junior', kind: 'ticket', price: 340, ages: [3, 15], taxRate: 20 },
  { reference: 'SWIM-SENIOR', name: 'Senior', kind: 'ticket', price: 420, ages: [60, null], taxRate: 20 },
  { reference: 'SWIM-FAMILY', name: 'Family of four', kind: 'ticket', price: 1450, taxRate: 20 },
  { reference: 'SWIM-UNDER-3', name: 'Under 3', kind: 'ticket', price: 0, ages: [null, 2] },
  { reference: 'GOGGLES', name: 'Goggles', kind: 'extra', price: 650, taxRate: 20 },
  { reference: 'SWIM-CAP', name: 'Swim cap', kind: 'extra', price: 300, taxRate: 20 },
  { reference: 'GYM-HOUR', name: 'Gym visit', kind: 'ticket', price: 680, memberPrice: 0, ages: [16, null] },
  { reference: 'GYM-JUNIOR', name: 'Junior gym visit', kind: 'ticket', price: 380, ages: [11, 15] },
  { reference: 'GYM-DAY', name: 'Gym day pass', kind: 'product', price: 800 },
  { reference: 'BADMINTON-COURT', name: 'Badminton court', kind: 'session', price: 920, memberPrice: 780 },
  { reference: 'SQUASH-COURT', name: 'Squash court', kind: 'session', price: 840, memberPrice: 720 },
  { reference: 'CLASS-STANDARD', name: 'Class', kind: 'session', price: 620, memberPrice: 520 },
  { reference: 'CLASS-GENTLE', name: 'Gentle class', kind: 'session', price: 420 },
  { reference: 'CLASS-REFORMER', name: 'Reformer class', kind: 'session', price: 1180, memberPrice: 980 },
  { reference: 'TRAMPOLINE-HOUR', name: 'Trampoline session', kind: 'session', price: 750 },
  { reference: 'INDUCTION', name: 'Gym induction', kind: 'session', price: 0 },
  { reference: 'SWIM-COURSE', name: 'Swim course, ten weeks', kind: 'course', price: 7200 },
  { reference: 'CAMP-WEEK', name: 'Camp, five days', kind: 'camp', price: 9000 },
  { reference: 'CAMP-DAY', name: 'Camp, one day', kind: 'camp', price: 2400 },
  { reference: 'CAMP-THREE-WEEKS', name: 'Camp, three weeks', kind: 'camp', price: 24000 },
  { reference: 'CAMP-FREE', name: 'Free camp', kind: 'camp', price: 0 },
  { reference: 'CAMP-FREE-DAY', name: 'Free camp, one day', kind: 'camp', price: 0 },
  { reference: 'CAMP-LUNCH', name: 'Hot lunch', kind: 'extra', price: 450 },
  { reference: 'CAMP-SHIRT', name: 'Camp T-shirt', kind: 'extra', price: 900 },
  { reference: 'SWIM-TEN', name: '10 swims', kind: 'package', price: 5000 },
  { reference: 'COURT-EIGHT', name: '8 court hours', kind: 'package', price: 6400 },
  { reference: 'CLASS-FIVE', name: '5 classes', kind: 'package', price: 2750 },
  { reference: 'GUEST-PASS', name: 'Guest pass', kind: 'guest_pass', price: 500, validDays: 90 },
];
