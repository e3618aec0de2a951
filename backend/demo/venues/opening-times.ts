/** Opening times that several venues share (OpenStreetMap opening_hours). */
export const openingTimes = {
  long: 'Mo-Fr 06:30-22:00; Sa-Su 08:00-18:00; PH 09:00-16:00',
  early: 'Mo-Fr 06:00-21:30; Sa 07:30-17:00; Su 08:00-17:00; PH off',
  short: 'Mo-Th 07:00-21:00; Fr 07:00-20:00; Sa-Su 09:00-16:00; PH off',
  always: '24/7',
  /** The gym alone is open at night, to whoever has an entry code. */
  allDay: 'Mo-Fr 06:00-22:30; Sa-Su 07:00-22:00',
  late: 'Mo-Fr 06:00-23:00; Sa-Su 07:00-22:00; PH 09:00-17:00',
};
