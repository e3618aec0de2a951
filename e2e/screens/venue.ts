import { riverside } from '#e2e/support/timetable.ts';
import { asKiosk, inRoom } from './screen.ts';
import { asAlex } from './support/people.ts';
import { rename } from './support/rename.ts';

const longName = 'Riverside and Upper Calder Valley Community Leisure, Swimming and Wellbeing Centre';

export const venueScreens = inRoom('venue', [
  { state: 'guest', path: riverside },
  { state: 'customer', path: riverside, before: asAlex },
  { state: 'harbour-theme', path: '/location/beacon-hill-pools' },
  { state: 'redgate-theme', path: '/location/castle-hill-sports-centre' },
  { state: 'many-facilities', path: '/location/tame-valley-sports-village' },
  { state: 'no-pool', path: '/location/clifton-common-sports-hall' },
  { state: 'no-pool-welsh', path: '/location/clifton-common-sports-hall?lang=cy' },
  { state: 'welsh', path: `${riverside}?lang=cy` },
  { state: 'embedded', path: `${riverside}?embedded=true` },
  { state: 'kiosk', path: `${riverside}?kiosk=true`, ...asKiosk },
  { state: 'large-type', path: riverside, isLarge: true },
  { state: 'narrow', path: riverside, size: { width: 320, height: 640 } },
  { state: 'long-name', path: riverside, before: ({ page }) => rename(page, 'Riverside Leisure Centre', longName) },
  { state: 'activity', path: `${riverside}/swimming` },
]);
