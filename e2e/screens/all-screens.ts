import { accountDocumentsScreens } from './account/documents.ts';
import { accountMoneyScreens } from './account/moving-and-money.ts';
import { savedCardsScreens } from './account/saved-cards.ts';
import { accountStatesScreens } from './account/states.ts';
import { attendeesScreens } from './attendees.ts';
import { basketScreens } from './basket.ts';
import { campsScreens } from './camps.ts';
import { cancelScreens } from './cancel.ts';
import { checkoutScreens } from './checkout.ts';
import { classesScreens } from './classes.ts';
import { confirmationScreens } from './confirmation.ts';
import { coursesScreens } from './courses.ts';
import { courtsScreens } from './courts.ts';
import { customersScreens } from './customers.ts';
import { deskBlocksScreens } from './desk/blocks.ts';
import { deskDocumentsScreens } from './desk/documents.ts';
import { frontDeskScreens } from './desk/front-desk.ts';
import { deskOrdersScreens } from './desk/orders.ts';
import { payingScreens } from './desk/paying.ts';
import { deskPeopleScreens } from './desk/people.ts';
import { deskSessionsScreens } from './desk/sessions.ts';
import { helpScreens } from './help.ts';
import { homeScreens } from './home.ts';
import { joiningScreens } from './joining/joining.ts';
import { kioskScreens } from './kiosk/kiosk.ts';
import { mailsScreens } from './mails.ts';
import { ownScreens } from './own.ts';
import { packagesScreens } from './packages.ts';
import { pagesScreens } from './pages.ts';
import type { Screen } from './screen.ts';
import { swimScreens } from './swim.ts';
import { timesScreens } from './times.ts';
import { venueScreens } from './venue.ts';

/** Every screen, by room. Add a new screen in its room's file. */
export const allScreens: readonly Screen[] = [
  ...homeScreens,
  ...timesScreens,
  ...venueScreens,
  ...classesScreens,
  ...courtsScreens,
  ...swimScreens,
  ...cancelScreens,
  ...campsScreens,
  ...coursesScreens,
  ...packagesScreens,
  ...customersScreens,
  ...basketScreens,
  ...attendeesScreens,
  ...checkoutScreens,
  ...savedCardsScreens,
  ...confirmationScreens,
  ...mailsScreens,
  ...pagesScreens,
  ...helpScreens,
  ...ownScreens,
  ...kioskScreens,
  ...deskSessionsScreens,
  ...frontDeskScreens,
  ...deskPeopleScreens,
  ...payingScreens,
  ...deskOrdersScreens,
  ...deskBlocksScreens,
  ...deskDocumentsScreens,
  ...joiningScreens,
  ...accountMoneyScreens,
  ...accountStatesScreens,
  ...accountDocumentsScreens,
];
