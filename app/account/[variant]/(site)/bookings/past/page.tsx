import { bookingsPage } from '#app/account/_frame/bookings-page.tsx';

export { bookingsMetadata as generateMetadata } from '#app/account/_frame/bookings-page.tsx';
export default bookingsPage('past', '/bookings/past');
