import { inRoom } from './screen.ts';
import { asAlex } from './support/people.ts';

export const ownScreens = [
  ...inRoom('account', [
    { state: 'guest', path: '/', zone: 'account' },
    { state: 'home', path: '/', zone: 'account', before: asAlex },
    { state: 'home-welsh', path: '/?lang=cy', zone: 'account', before: asAlex },
  ]),
  ...inRoom('joining', [
    { state: 'guest', path: '/', zone: 'joining' },
    { state: 'customer', path: '/', zone: 'joining', before: asAlex },
  ]),
];
