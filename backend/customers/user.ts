import type { Selectable } from 'kysely';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import type { User } from '#contract/customers/users.ts';

function getAddress(row: Selectable<UsersTable>): User['address'] {
  const { address1, town, postcode } = row;
  if (address1 === null || town === null || postcode === null) return null;
  return { address1, address2: row.address2, area: row.area, town, country: row.country, postcode, uprn: row.uprn };
}

/** A person as the wire shows them; never the password or a token. */
export function findUser(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    uuid: row.uuid,
    firstName: row.firstName,
    lastName: row.lastName,
    reference: row.reference,
    title: row.title,
    email: row.email,
    gender: row.gender,
    ethnicity: row.ethnicity,
    disability: row.disability,
    profilePictureUrl: row.profilePictureUrl,
    phone: row.phone,
    address: getAddress(row),
    marketingPreferences: {
      email: row.marketingEmail,
      sms: row.marketingSms,
      phone: row.marketingPhone,
      post: row.marketingPost,
    },
    emailVerifiedAt: instantOrNull(row.emailVerifiedAt),
    dateOfBirth: row.dateOfBirth,
    createdAt: instant(row.createdAt),
  };
}

/** A person as somebody linked to them sees them: only their name. */
export function getNames(row: Selectable<UsersTable>): User {
  return {
    ...findUser(row),
    reference: null,
    email: null,
    gender: null,
    ethnicity: null,
    disability: null,
    phone: null,
    address: null,
    marketingPreferences: null,
    emailVerifiedAt: null,
    dateOfBirth: null,
  };
}

/** The user of a log-in reply: names only, no other personal data. */
export function getSignedInUser(row: Selectable<UsersTable>): User {
  const { reference, email } = row;
  return { ...getNames(row), reference, email, emailVerifiedAt: instantOrNull(row.emailVerifiedAt) };
}

/** First and last name in one. */
export function fullName(row: { firstName: string; lastName: string }): string {
  return `${row.firstName} ${row.lastName}`;
}
