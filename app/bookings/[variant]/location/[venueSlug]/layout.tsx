export { VenueLayout as default } from '#app/_zone/venue-layout.tsx';
