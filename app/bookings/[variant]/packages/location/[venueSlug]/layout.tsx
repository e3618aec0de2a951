export { VenueLayout as default } from '#app/venue-layout.tsx';
