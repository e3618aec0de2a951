import type { Generated, GeneratedAlways } from 'kysely';
import type { FacilityCode } from '#contract/venues/venues.ts';
import type { DefaultJson } from './json.ts';

interface FooterLink {
  name: string;
  url: string;
}

interface FooterColumn {
  title: string;
  links: { label: string; url: string }[];
}

export interface OperatorsTable {
  id: Generated<string>;
  name: string;
  currency: Generated<string>;
  currencySymbol: Generated<string>;
  languages: Generated<string[]>;
  campsAndCoursesBookingEnabled: Generated<boolean>;
  onlineJoiningEnabled: Generated<boolean>;
  onlineGuestPassesEnabled: Generated<boolean>;
  paidBookingEnabled: Generated<boolean>;
  fohMayLeaveBalance: Generated<boolean>;
  termsHtml: string | null;
  joiningTermsHtml: string | null;
  createdAt: Generated<Date>;
}

export interface VenuesTable {
  id: Generated<string>;
  name: string;
  slug: string;
  description: string | null;
  address1: Generated<string>;
  address2: string | null;
  town: Generated<string>;
  area: string | null;
  postcode: Generated<string>;
  openingTimes: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: Generated<string>;
  imageUrl: string | null;
  phone: string | null;
  facilities: FacilityCode[] | null;
  poolLengths: number[] | null;
  activitiesV2Enabled: Generated<boolean>;
  activitiesV2MigrationDate: string | null;
  displayVenueSelectionButton: Generated<boolean>;
  campsAndCoursesBookingEnabled: boolean | null;
  onlineJoiningEnabled: boolean | null;
  searchText: GeneratedAlways<string>;
  facilityCodes: GeneratedAlways<FacilityCode[] | null>;
  createdAt: Generated<Date>;
}

export interface VenueGroupsTable {
  id: Generated<string>;
  name: string;
}

export interface VenueGroupMembersTable {
  venueGroupId: string;
  venueId: string;
}

export interface ThemesTable {
  id: Generated<string>;
  venueId: string | null;
  appLogo: string | null;
  appPrimaryColour: Generated<string>;
  appSecondaryColour1: Generated<string>;
  appSecondaryColour2: Generated<string>;
  appHeaderBgColour: Generated<string>;
  appDarkBgColour: Generated<string>;
  headerPrimaryColour: Generated<string>;
  appHeadingFontStyle: Generated<'garage_gothic' | 'lato' | 'open_sans' | 'roboto'>;
  appBodyFontStyle: Generated<'garage_gothic' | 'lato' | 'open_sans' | 'roboto'>;
  appSecondaryButtonStyle: Generated<'solid' | 'outline'>;
}

export interface FootersTable {
  id: Generated<string>;
  venueId: string | null;
  columns: DefaultJson<FooterColumn[]>;
  socialLinks: DefaultJson<FooterLink[]>;
  text: string | null;
}

export interface LocationsTable {
  id: Generated<string>;
  venueId: string;
  name: string;
  kind: Generated<string>;
  openingTimes: Generated<string | null>;
  position: Generated<number>;
}

export interface ClosuresTable {
  id: Generated<string>;
  venueId: string;
  message: string;
  startsAt: Date;
  endsAt: Date;
}

export interface ClosureLocationsTable {
  closureId: string;
  locationId: string;
}

export interface PostcodesTable {
  code: string;
  latitude: number;
  longitude: number;
}

export interface PlacesTable {
  id: GeneratedAlways<number>;
  name: string;
  kind: Generated<string>;
  latitude: number;
  longitude: number;
  population: Generated<number>;
}

export interface VenuesTables {
  operators: OperatorsTable;
  venues: VenuesTable;
  venueGroups: VenueGroupsTable;
  venueGroupMembers: VenueGroupMembersTable;
  themes: ThemesTable;
  footers: FootersTable;
  locations: LocationsTable;
  closures: ClosuresTable;
  closureLocations: ClosureLocationsTable;
  postcodes: PostcodesTable;
  places: PlacesTable;
}
