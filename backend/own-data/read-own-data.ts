import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

type Row = Record<string, unknown>;

/** One kind of what is kept about somebody. */
export interface DataSection {
  /** Of the keys in the JSON file and of the headings of the page. */
  name: SectionName;
  rows: Row[];
}

/** What is kept about a person, without secrets, and without what is kept about others. */
const sections = {
  details: (id: number) => sql<Row>`
    select reference, title, first_name, last_name, email, email_verified_at, phone, date_of_birth, gender, ethnicity,
      disability, address1, address2, area, town, postcode, country, language, marketing_email, marketing_sms,
      marketing_phone, marketing_post, emergency_contact, barcode, document_expires_on, terms_accepted_at, created_at
    from users where id = ${id}`,
  linkedPeople: (id: number) => sql<Row>`
    select l.relationship, l.status, l.created_at, l.confirmed_at, l.ended_at, coalesce(l.invited_as, u.first_name) as person
    from linked_users l join users u on u.id = l.referenced_user_id where l.user_id = ${id} order by l.created_at, l.id`,
  bookings: (id: number) => sql<Row>`
    select o.template_name as name, v.name as venue, o.starts_at, o.ends_at, b.status, b.places, b.price, b.attended,
      b.created_at, b.cancelled_at, case when b.user_id = ${id} then 'yourself' else u.first_name end as for_whom
    from (select id from bookings where user_id = ${id} union select id from bookings where booked_by_user_id = ${id}) own
    join bookings b on b.id = own.id join occurrences o on o.id = b.occurrence_id join venues v on v.id = o.venue_id
    left join users u on u.id = b.user_id where b.order_id is not null order by o.starts_at, b.id`,
  waitlists: (id: number) => sql<Row>`
    select o.template_name as name, o.starts_at, w.status, w.places, w.created_at from waitlist_entries w
    join occurrences o on o.id = w.occurrence_id where w.user_id = ${id} order by w.created_at, w.id`,
  orders: (id: number) => sql<Row>`
    select r.id, r.status, r.total, r.balance, r.currency, r.created_at,
      l.name as line, l.summary, l.quantity, l.price from orders r join order_lines l on l.order_id = r.id
    where r.user_id = ${id} order by r.created_at, r.id, l.position`,
  payments: (id: number) => sql<Row>`
    select p.tender_type, p.credit_type, p.amount, p.status, p.description, p.created_at from payments p
    join orders r on r.id = p.order_id where r.user_id = ${id} order by p.created_at, p.id`,
  credit: (id: number) => sql<Row>`
    select a.type, e.amount, e.reason, e.created_at from credit_entries e join credit_accounts a on a.id = e.account_id
    where a.user_id = ${id} order by e.created_at, e.id`,
  penalties: (id: number) => sql<Row>`
    select name, reason, amount, status, created_at, closed_at from penalties where user_id = ${id} order by created_at, id`,
  memberships: (id: number) => sql<Row>`
    select t.name, v.name as home_venue, m.status, m.starts_on, m.ends_on, m.price, m.leaving_asked_at, m.leaving_reason
    from membership_users mu join memberships m on m.id = mu.membership_id
    join membership_types t on t.id = m.membership_type_id join venues v on v.id = m.home_venue_id
    where mu.user_id = ${id} order by m.starts_on, m.id`,
  packages: (id: number) => sql<Row>`
    select coalesce(k.friendly_name, k.name) as name, o.purchased_at, o.expires_at, c.usages_total, c.usages_taken
    from owned_packages o join packages k on k.id = o.package_id
    left join owned_package_contents c on c.owned_package_id = o.id where o.user_id = ${id} order by o.purchased_at, o.id`,
  guestPasses: (id: number) => sql<Row>`
    select code, status, guest_name, gift_email, gift_message, given_at, valid_from, expires_at, used_at
    from guest_passes where user_id = ${id} order by valid_from, id`,
  answers: (id: number) => sql<Row>`
    select q.question, a.answer, a.answered_at from question_answers a
    join questions q on q.id = a.question_id where a.user_id = ${id} order by a.answered_at, a.id`,
  attendees: (id: number) => sql<Row>`
    select first_name, last_name, date_of_birth, created_at from attendees where owner_user_id = ${id} order by created_at, id`,
  billingAddress: (id: number) => sql<Row>`
    select first_name, last_name, address1, address2, city, postcode, country, updated_at
    from billing_addresses where user_id = ${id}`,
  savedCards: (id: number) => sql<Row>`
    select brand, last4, expiry, created_at from saved_cards where user_id = ${id} and deleted_at is null order by created_at`,
  waysToPay: (id: number) => sql<Row>`
    select kind, status, reference, sort_code_end, account_end, created_at, ended_at from mandates
    where user_id = ${id} order by created_at, id`,
  proofs: (id: number) => sql<Row>`
    select d.file_name, d.content_type, d.size, d.uploaded_at, d.status, d.refused_because from joining_documents d
    left join joinings j on j.id = d.joining_id where coalesce(d.user_id, j.user_id) = ${id}
    order by d.uploaded_at, d.id`,
  logIns: (id: number) => sql<Row>`
    select created_at, last_used_at, expires_at, revoked_at, user_agent from access_tokens where user_id = ${id}
    order by created_at`,
};

export type SectionName = keyof typeof sections;
const sectionNames = Object.keys(sections) as SectionName[];

/** Everything that is kept about somebody, by kind; sums in minor units. */
export async function readOwnData(db: Db, userId: number): Promise<DataSection[]> {
  const found: DataSection[] = [];
  for (const name of sectionNames) {
    const { rows } = await sections[name](userId).execute(db);
    found.push({ name, rows });
  }
  return found;
}
