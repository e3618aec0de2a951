export { VenueLayout as default } from '../../../../venue-layout.tsx';
